declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number } | number>;
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}

declare module 'autocannon' {
  interface LoadRequest {
    path: string;
    headers?: Record<string, string>;
  }
  export interface LoadResult {
    /** Answers by status. */
    statusCodeStats: Record<string, { count: number }>;
    /** Connections that broke and answers that did not come in time. */
    errors: number;
    timeouts: number;
    requests: { average: number };
    latency: { p50: number; p99: number };
    /** Bytes a second. */
    throughput: { average: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: LoadRequest[];
  }): Promise<LoadResult>;
}
