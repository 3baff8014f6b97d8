export interface Size {
  width: number;
  height: number;
}

/** The keys that the tests press, as the web names them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'Backspace';

/** Runs inside of the page: it knows its argument and nothing else of the test. */
type PageFunction<Argument, Result> = (argument: Argument) => Result;

/**
 * What a person can do with a browser, and what a page can tell. Each engine is driven in its own
 * language; the tests speak this one.
 */
export interface BrowserWindow {
  /** Sets out for an address. Does not wait for the page. */
  navigate: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  evaluate: <Argument, Result>(
    pageFunction: PageFunction<Argument, Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Presses the element that the function finds; an error when there is none. */
  click: <Argument>(
    find: PageFunction<Argument, Element | null>,
    argument: Argument,
  ) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** A picture of what the window shows, as PNG. */
  photograph: () => Promise<Buffer>;
  /** The errors and warnings of the pages so far, as far as the browser tells them. */
  readComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
