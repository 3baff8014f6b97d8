import type { CartOutcome } from '../../domain/cart.ts';

/** What a visitor did before the shop's script arrived. */
export interface EarlyVisit {
  /** What was put into the stored cart, and is to be told. */
  outcomes: CartOutcome[];
  /** Buttons that were pressed and wait for their page, in order. */
  presses: HTMLButtonElement[];
  /** Fields that were typed in or moved, each with its value: hydration resets some. */
  inputs: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>;
  /** Stops answering and takes back what was painted, for the page to show it itself. */
  end: () => void;
}

declare global {
  interface Window {
    /** Set by the inline script of a built document. */
    earlyVisit?: EarlyVisit;
  }
}
