import type { ReactNode } from 'react';
import { viewports } from '../../../.storybook/viewports.ts';
import { toPixels } from '../foundations/parse-tokens.ts';
import { Snapshot } from './Snapshot.tsx';

/** What decides how a story is drawn in miniature. */
export interface PicturedStory {
  id: string;
  title: string;
  /** `inline` is false for a story that fills the window, depends on its width, or needs its play function. */
  parameters: { docs?: { story?: { inline?: boolean; width?: string; height?: string } } };
  globals: { viewport?: { value?: string } };
}

interface StatePictureProps {
  story: PicturedStory;
  /** The factors of the sizes of pages and of components on a phone, and the width of wider components in px. */
  scales: { page: number; phone: number; wideWidth: number };
  /** The story, rendered in this document. */
  children: ReactNode;
}

const DESKTOP = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

/** A page on a desktop and on a phone, a component in its own viewport, or in this document if it has none. */
export function StatePicture({ story, scales, children }: StatePictureProps) {
  const { id, title, parameters, globals } = story;
  const viewport = findViewport(globals);
  if (viewport && globals.viewport?.value === 'paper') {
    const { width, height } = viewport;
    // A frame of Storybook: snapshots have no styles for print.
    return (
      <div className="snapshots" inert>
        <div style={{ width: width * scales.page, height: height * scales.page }}>
          <div className="origin-top-left" style={{ width, transform: `scale(${scales.page})` }}>
            {children}
          </div>
        </div>
      </div>
    );
  }
  const { inline = true, width, height } = parameters.docs?.story ?? {};
  if (/^(?:Pages|Flows)\//.test(title)) {
    const sizes = viewport
      ? [{ ...viewport, height: toPixels(height) ?? viewport.height }]
      : [DESKTOP, PHONE];
    return <Snapshot id={id} scale={scales.page} sizes={sizes} />;
  }
  if (inline && !viewport) return <div inert>{children}</div>;
  const size = viewport ?? { width: toPixels(width) ?? DESKTOP.width, height: toPixels(height) };
  return (
    <Snapshot
      id={id}
      scale={size.width < DESKTOP.width / 2 ? scales.phone : scales.wideWidth / size.width}
      sizes={[inline || height === 'auto' ? { width: size.width } : size]}
    />
  );
}

/** The size of the viewport that a story sets in its globals. */
function findViewport(globals: PicturedStory['globals']) {
  const styles = Object.entries(viewports).find(([key]) => key === globals.viewport?.value)?.[1]
    .styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
}
