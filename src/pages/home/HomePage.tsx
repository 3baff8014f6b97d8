import { featuredProducts } from '../../catalogue/catalogue.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { useCartActions } from '../shared/use-cart-actions.ts';
import { useInCart } from '../shared/use-in-cart.ts';
import { FeaturedWall } from './FeaturedWall.tsx';
import { Hero } from './Hero.tsx';

/** `/`: the hero and the featured collection (spec, section 2). */
export function HomePage() {
  const inCart = useInCart();
  const { add } = useCartActions();

  return (
    <>
      <PageTitle>ESSENCE | Premium Products</PageTitle>
      <Hero />
      <FeaturedWall products={featuredProducts} inCart={inCart} onAddToCart={add} />
    </>
  );
}
