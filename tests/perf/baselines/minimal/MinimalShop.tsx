import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import type { Product as ShopProduct } from '../../../../src/domain/product.ts';
import './minimal.css';

type Product = Omit<ShopProduct, 'photographs' | 'widePhotograph'>;

/** The catalogue without the data of photographs, which these images do not need; set by the build. */
declare const PRODUCTS: readonly Product[];
const products = PRODUCTS;

interface Cart {
  lines: readonly { id: string }[];
  add: (product: Product) => void;
}

/** Baseline of the bench: the least code that shows the shop's products with React Router and adds them to a cart. */
function MinimalShop() {
  const cart = useCart();
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/products">Shop</Link> Cart ({cart.lines.length})
      </nav>
      <main>
        <Routes>
          <Route path="/" element={<Home cart={cart} />} />
          <Route path="/products" element={<Products cart={cart} />} />
          <Route path="/product/:id" element={<ProductDetail cart={cart} />} />
        </Routes>
      </main>
    </>
  );
}

/** Stores the cart in the shop's format. Does not validate it: only this app and the bench write to the storage. */
function useCart(): Cart {
  const [lines, setLines] = useState<Cart['lines']>(() =>
    JSON.parse(localStorage.getItem('cart') ?? '[]'),
  );
  return {
    lines,
    add: ({ id, name, price, images }) => {
      const next = [...lines, { id, name, price, image: images[0], quantity: 1 }];
      localStorage.setItem('cart', JSON.stringify(next));
      setLines(next);
    },
  };
}

function Home({ cart }: { cart: Cart }) {
  return (
    <>
      <h1>
        Minimal Design.
        <br />
        Maximum Impact.
      </h1>
      <Link to="/products">Explore Collection</Link>
      <img
        srcSet={[480, 780, 1170].map((w) => `/photographs/hero-tall-${w}.avif ${w}w`).join(', ')}
        sizes="100vw"
        fetchPriority="high"
        width={1170}
        height={2145}
        alt=""
      />
      <Cards products={products.filter(({ featured }) => featured)} cart={cart} />
    </>
  );
}

function Products({ cart }: { cart: Cart }) {
  return (
    <>
      <h1>Shop</h1>
      <Cards products={products} cart={cart} />
    </>
  );
}

function Cards({ products: shown, cart }: { products: readonly Product[]; cart: Cart }) {
  return (
    <ul>
      {shown.map((product) => (
        <li key={product.id}>
          <Link to={`/product/${product.id}`}>
            <Image src={product.images[0]} sizes="45vw" isLazy />
            {product.name}
          </Link>
          <p>${product.price}</p>
          <AddToCart product={product} cart={cart} />
        </li>
      ))}
    </ul>
  );
}

function ProductDetail({ cart }: { cart: Cart }) {
  const { id } = useParams();
  const product = products.find((candidate) => candidate.id === id);
  if (!product) return <h1>Product Not Found</h1>;
  return (
    <>
      <Image src={product.images[0]} sizes="100vw" />
      <h1>{product.name}</h1>
      <p>${product.price}</p>
      <p>{product.description}</p>
      <AddToCart product={product} cart={cart} />
    </>
  );
}

function AddToCart({ product, cart }: { product: Product; cart: Cart }) {
  const isInCart = cart.lines.some(({ id }) => id === product.id);
  return (
    <button
      type="button"
      disabled={product.stock === 0}
      onClick={() => {
        if (!isInCart) cart.add(product);
      }}
    >
      {isInCart ? 'Added to Cart' : 'Add to Cart'}
    </button>
  );
}

/** Has the same variants in its `srcset` as the images of the shop. */
function Image({ src, sizes, isLazy = false }: { src: string; sizes: string; isLazy?: boolean }) {
  const path = src.replace(/-\d+\.webp$/, '');
  return (
    <img
      loading={isLazy ? 'lazy' : 'eager'}
      srcSet={[320, 480, 640, 800, 1200, 1600].map((w) => `${path}-${w}.avif ${w}w`).join(', ')}
      sizes={sizes}
      width={1600}
      height={2000}
      alt=""
    />
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <MinimalShop />
    </BrowserRouter>,
  );
}
