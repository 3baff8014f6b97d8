import { useStores } from '../../store/stores.ts';
import { FeaturedCollection } from './FeaturedCollection.tsx';
import { Hero } from './Hero.tsx';
import { isHeroLightReady } from './HeroPicture.tsx';

/** `/`: the hero and the featured collection. The light comes on when an order has just been placed. */
export function HomePage() {
  const { order } = useStores();
  const isOrderProcessed = order.getState().phase === 'processed';
  return (
    <>
      <Hero isUnlitAtFirst={isOrderProcessed && isHeroLightReady()} />
      <FeaturedCollection />
    </>
  );
}
