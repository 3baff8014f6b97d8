import 'react';

declare module 'react' {
  /** Allows custom properties in `style`. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number;
  }
}
