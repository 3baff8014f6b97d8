/** Supported keys, by their `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'Backspace';

interface Point {
  x: number;
  y: number;
}

/** Common interface of Playwright (Firefox) and Selenium (WebKit). */
export interface BrowserTab {
  /** Resolves when the document is parsed or loaded. */
  goto: (url: string) => Promise<unknown>;
  /** Calls the function in the page, where it has no access to its closure. */
  evaluate: <Result>(read: (argument: string) => Result, argument: string) => Promise<Result>;
  click: (selector: string, index: number) => Promise<unknown>;
  drag: (start: Point, end: Point) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  resize: (size: { width: number; height: number }) => Promise<unknown>;
  /** Uncaught errors, console errors and console warnings so far. */
  readErrors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}
