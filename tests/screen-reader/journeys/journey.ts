import type { ScreenSize } from '../desktop.ts';
import type { Shopper } from '../shopper.ts';

export interface Journey {
  /** The aim, in a few words. */
  title: string;
  path: string;
  /** Default: a desktop screen. */
  screen?: ScreenSize;
  walk: (shopper: Shopper) => Promise<void>;
}
