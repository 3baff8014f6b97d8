import { featuredProducts } from '../../catalogue/catalogue.ts';
import { useCartActions } from '../shared/cart/use-cart-actions.ts';
import { useCartProductIds } from '../shared/cart/use-cart-product-ids.ts';
import { FeaturedCollection } from './FeaturedCollection.tsx';
import { Hero } from './Hero.tsx';

/** `/`: the hero and the featured collection. */
export function HomePage() {
  const inCart = useCartProductIds();
  const { add } = useCartActions();

  return (
    <>
      <Hero />
      <FeaturedCollection products={featuredProducts} inCart={inCart} onAddToCart={add} />
    </>
  );
}
