import { useState } from 'react';
import { toDesignTokens, toDraftTokens } from './design-tokens.ts';
import { tokens as allTokens } from './read-tokens.ts';

interface TokenFilesProps {
  /** @default all tokens */
  tokens?: typeof allTokens;
  /** Start of the file names.
   * @default 'design-tokens' */
  name?: string;
}

/** Links that download tokens: in the DTCG format, and in its second draft. Renders a list. */
export function TokenFiles({ tokens = allTokens, name = 'design-tokens' }: TokenFilesProps) {
  const [designTokens] = useState(() => toDesignTokens(tokens));
  return (
    <ul>
      <li>
        <FileLink name={`${name}.json`} content={designTokens} />: W3C Design Tokens format (DTCG
        2025.10).
      </li>
      <li>
        <FileLink name={`${name}-draft.json`} content={toDraftTokens(designTokens)} />: the strings
        of the format&apos;s second draft, e.g. <code>#1e1a16</code> and <code>16px</code>, which
        Tokens Studio and Penpot import.
      </li>
    </ul>
  );
}

function FileLink({ name, content }: { name: string; content: unknown }) {
  const json = JSON.stringify(content, null, 2);
  return (
    <a href={`data:application/json,${encodeURIComponent(json)}`} download={name}>
      {name}
    </a>
  );
}
