import type { ReactNode } from 'react';
import { viewports } from '../../../.storybook/viewports.ts';
import { LazyFrame } from './LazyFrame.tsx';

/** What decides how a story is drawn in miniature. */
export interface PicturedStory {
  id: string;
  title: string;
  parameters: Readonly<Record<string, unknown>>;
  globals: Readonly<Record<string, unknown>>;
}

interface StatePictureProps {
  story: PicturedStory;
  /** The factor of the frames' sizes. */
  scale: number;
  /** The factor for a component with the viewport of a phone. */
  phoneScale?: number;
  /** The story, rendered in this document. */
  children: ReactNode;
}

/** A story with its own viewport at that size, a page at phone and desktop size, a component in this document. */
export function StatePicture({ story, scale, phoneScale = scale, children }: StatePictureProps) {
  const viewport = findViewport(story.globals);
  if (viewport) {
    const isPhone = viewport.width < viewport.height;
    return <LazyFrame id={story.id} scale={isPhone ? phoneScale : scale} {...viewport} />;
  }
  if (story.title.startsWith('Pages/')) {
    return (
      <>
        <LazyFrame id={story.id} scale={scale} width={390} height={844} />
        <LazyFrame id={story.id} scale={scale} width={1280} height={844} />
      </>
    );
  }
  const { isInline, height } = readStoryParameters(story.parameters);
  if (isInline) return <div inert>{children}</div>;
  return <LazyFrame id={story.id} scale={scale} width={1280} height={height} />;
}

/** The size of the viewport that a story sets in its globals. */
function findViewport(globals: PicturedStory['globals']) {
  const name = readMember(globals['viewport'], 'value');
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
}

/** `parameters.docs.story`: false for a story that fills the window, or that needs its play function. */
function readStoryParameters(parameters: PicturedStory['parameters']) {
  const story = readMember(parameters['docs'], 'story');
  const height = readMember(story, 'height');
  return {
    isInline: readMember(story, 'inline') !== false,
    height: typeof height === 'string' ? parseInt(height) : undefined,
  };
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
