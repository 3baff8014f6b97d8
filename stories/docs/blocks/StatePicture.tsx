import type { ReactNode } from 'react';
import { viewports } from '../../../.storybook/viewports.ts';
import { toPixels } from '../foundations/parse-tokens.ts';
import { Snapshot } from './Snapshot.tsx';

/** What decides how a story is drawn in miniature. */
export interface PicturedStory {
  id: string;
  title: string;
  parameters: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}

interface StatePictureProps {
  story: PicturedStory;
  /** The factors of the sizes of pages, of components in a wide viewport, and of those on a phone. */
  scales: { page: number; wide: number; phone: number };
  /** The story, rendered in this document. */
  children: ReactNode;
}

const DESKTOP = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

/** A page on a desktop and on a phone, a component in its own viewport, or in this document if it has none. */
export function StatePicture({ story, scales, children }: StatePictureProps) {
  const { id, title, parameters, globals } = story;
  const viewport = findViewport(globals);
  if (/^(?:Pages|Flows)\//.test(title)) {
    const sizes = viewport ? [viewport] : [DESKTOP, PHONE];
    return <Snapshot id={id} scale={scales.page} sizes={sizes} />;
  }
  const { isInline, width, height } = readStoryParameters(parameters);
  if (isInline && !viewport) return <div inert>{children}</div>;
  const size = viewport ?? { width: width ?? DESKTOP.width, height };
  return (
    <Snapshot
      id={id}
      scale={size.width < DESKTOP.width / 2 ? scales.phone : scales.wide}
      sizes={[isInline ? { width: size.width } : size]}
    />
  );
}

/** The size of the viewport that a story sets in its globals. */
function findViewport(globals: PicturedStory['globals']) {
  const name = readMember(globals['viewport'], 'value');
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
}

/** `parameters.docs.story`: not inline if a story fills the window, or needs its play function. */
function readStoryParameters(parameters: PicturedStory['parameters']) {
  const story = readMember(parameters['docs'], 'story');
  const readLength = (name: string) => {
    const length = readMember(story, name);
    return typeof length === 'string' ? toPixels(length) : undefined;
  };
  return {
    isInline: readMember(story, 'inline') !== false,
    width: readLength('width'),
    height: readLength('height'),
  };
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
