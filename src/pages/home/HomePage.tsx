import { featuredProducts } from '../../catalogue/catalogue.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../shared/head/PageHead.tsx';
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
      <PageHead title="ESSENCE | Premium Products" path={paths.home.href()} />
      <Hero />
      <FeaturedCollection products={featuredProducts} inCart={inCart} onAddToCart={add} />
    </>
  );
}
