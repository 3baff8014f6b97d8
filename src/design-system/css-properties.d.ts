import 'react';

declare module 'react' {
  /** Lets `style` set the custom properties that a component's style sheet reads. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number;
  }
}
