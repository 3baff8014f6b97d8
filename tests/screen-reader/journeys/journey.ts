import type { ScreenSize } from '../desktop.ts';
import type { Shopper } from '../shopper.ts';

/** A visit of the shop with one aim. */
export interface Journey {
  /** The aim, in a few words. */
  title: string;
  /** Path of the first page. */
  path: string;
  /** Default: a desktop screen. */
  screen?: ScreenSize;
  walk: (shopper: Shopper) => Promise<void>;
}
