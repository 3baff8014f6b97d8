import { useState } from 'react';
import { styleSheet, toDesignTokens } from './design-tokens.ts';
import { tokens as allTokens } from './read-tokens.ts';

interface TokenFileProps {
  /** @default all tokens */
  tokens?: typeof allTokens;
  /** Name of the file, without `.json`.
   * @default 'design-tokens' */
  name?: string;
}

/** Link that downloads tokens in the second draft of the W3C Design Tokens format. Renders an `<a>`. */
export function TokenFile({ tokens = allTokens, name = 'design-tokens' }: TokenFileProps) {
  const [designTokens] = useState(() => toDesignTokens(tokens));
  const json = JSON.stringify(designTokens, null, 2);
  return (
    <a href={`data:application/json,${encodeURIComponent(json)}`} download={`${name}.json`}>
      {name}.json
    </a>
  );
}

/** Link that downloads the tokens as custom properties. Renders an `<a>`. */
export function StyleSheetFile() {
  return (
    <a href={`data:text/css,${encodeURIComponent(styleSheet)}`} download="tokens.css">
      tokens.css
    </a>
  );
}
