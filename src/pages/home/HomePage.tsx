import { useState } from 'react';
import { useStores } from '../../store/stores.ts';
import { FeaturedCollection } from './FeaturedCollection.tsx';
import { Hero } from './Hero.tsx';
import { areHeroPicturesLoaded } from './HeroPicture.tsx';

/** `/`: the hero and the featured collection. The light comes on when an order has just been placed. */
export function HomePage() {
  const { order } = useStores();
  const [isUnlitAtFirst] = useState(
    () => order.getState().phase === 'placed' && areHeroPicturesLoaded(),
  );
  return (
    <>
      <Hero isUnlitAtFirst={isUnlitAtFirst} />
      <FeaturedCollection />
    </>
  );
}
