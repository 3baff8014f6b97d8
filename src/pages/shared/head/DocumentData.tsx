import { useState } from 'react';
import { useOnceLive } from '../../../store/use-once-live.ts';

/**
 * A text of data for machines, as `<script type="application/ld+json">`. They read documents, and only
 * there it stands: where a built one is taken over it stays, where a page is rendered anew it is left
 * out, since React makes a script by way of `innerHTML`, which the security policy refuses. A text
 * never changes into another one; it is the component's key.
 */
export function DocumentData({ text }: { text: string }) {
  const isBuilt = useOnceLive(
    () => false,
    () => true,
  );
  const [standsInDocument] = useState(isBuilt);
  if (!standsInDocument) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
