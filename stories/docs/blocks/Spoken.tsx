import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { findQuote, type QuoteProps, type Step } from './parse-transcript.ts';
import { SCREEN_READER, transcripts } from './transcripts.ts';

/** What a screen reader says of a component, quoted from the transcripts. Renders a `<figure>`. */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <figure className="spoken sb-unstyled">
      {children}
      <figcaption>
        {`What ${SCREEN_READER} says. `}
        <AnchorMdx href="?path=/docs/accessibility-transcripts--docs" target="_self">
          All transcripts
        </AnchorMdx>
      </figcaption>
    </figure>
  );
}

/** The names and versions of the screen reader and the browser. */
export function ScreenReader() {
  return SCREEN_READER;
}

/** A part of a transcript, with the title of its scene. */
export function Quote(props: QuoteProps) {
  const { title, steps } = findQuote(transcripts, props);
  return (
    <div>
      <p className="spoken-scene">{title}</p>
      <Steps steps={steps} />
    </div>
  );
}

/** Keys and what is said after each. Renders a `<dl>`. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <dl>
      {steps.map(({ action, speech }, index) => (
        // Steps are static, and many are the same.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{action}</dt>
          <dd>{speech.length === 0 ? '(nothing)' : speech.join('\n')}</dd>
        </div>
      ))}
    </dl>
  );
}
