import { FeaturedCollection } from './FeaturedCollection.tsx';
import { Hero } from './Hero.tsx';

/** `/`: the hero and the featured collection. */
export function HomePage() {
  return (
    <>
      <Hero />
      <FeaturedCollection />
    </>
  );
}
