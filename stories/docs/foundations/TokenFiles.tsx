import { useState } from 'react';
import { toDesignTokens, toDraftTokens } from './design-tokens.ts';

/** Links that download the tokens: in the DTCG format, and in its second draft. Renders a list. */
export function TokenFiles() {
  const [designTokens] = useState(toDesignTokens);
  return (
    <ul>
      <li>
        <FileLink name="design-tokens.json" content={designTokens} />: W3C Design Tokens format
        (DTCG 2025.10).
      </li>
      <li>
        <FileLink name="design-tokens-draft.json" content={toDraftTokens(designTokens)} />: the
        strings of the format&apos;s second draft, e.g. <code>#1e1a16</code> and <code>52px</code>,
        which Tokens Studio and Penpot import.
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
