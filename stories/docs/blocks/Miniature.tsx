import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface MiniatureProps {
  /** The id of the `<li>`, for links to it. */
  id?: string | undefined;
  /** The tests of the story, each with an id and a name. */
  tests?: readonly { id: string; name: string }[] | undefined;
  /** The place in this Storybook that a press opens, e.g. `?path=/story/ID`. */
  href: string;
  /** The text below the miniature. */
  name: string;
  /** What else can be done with the story: a link or button beside the name. */
  action?: ReactNode;
  /** When the state occurs, in Markdown. */
  description?: string | undefined;
  /** The story in miniature. It cannot be focused or pressed. */
  children: ReactNode;
}

/** A story in miniature with its name, which is a link. Renders an `<li>`. */
export function Miniature({
  id,
  tests = [],
  href,
  name,
  action,
  description,
  children,
}: MiniatureProps) {
  return (
    <li
      id={id}
      className="miniature relative mb-8 grid break-inside-avoid content-start gap-2 font-sans text-caption sb-unstyled [&_a]:[line-height:inherit]"
    >
      <div className="miniature-picture flex flex-wrap gap-2">{children}</div>
      {/* The whole miniature is the hit area of its first link. */}
      <p className="flex w-0 min-w-full items-baseline gap-4 *:first:after:absolute *:first:after:inset-0 *:first:after:rounded-image *:not-first:z-1 *:not-first:text-ink-2 *:not-first:whitespace-nowrap *:not-first:underline">
        <AnchorMdx href={href} target="_self">
          {name}
        </AnchorMdx>
        {action}
      </p>
      {description !== undefined && (
        <div className="w-0 min-w-full text-ink-2 [&_a]:relative [&_a]:z-1 [&_a]:underline">
          <Markdown>{description}</Markdown>
        </div>
      )}
      {tests.length > 0 && (
        <details className="relative z-1 w-0 min-w-full text-ink-2">
          <summary className="w-fit cursor-pointer">
            {tests.length === 1 ? '1 test' : `${tests.length} tests`}
          </summary>
          <ul className="mt-2 grid gap-2">
            {tests.map((test) => (
              <li key={test.id}>
                <AnchorMdx href={`?path=/story/${test.id}`} target="_self">
                  {test.name}
                </AnchorMdx>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
