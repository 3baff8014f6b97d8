import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use, type ReactNode } from 'react';
import { StateSheet } from './StateSheet.tsx';

export { Keyboard } from '../Keyboard.tsx';
export { Anatomy } from './Anatomy.tsx';

interface OverviewProps {
  /** What the component is, in one line.
   * @default the component's doc comment */
  text?: string;
  /** What the pictures of the states do not show. */
  children?: ReactNode;
}

/** The start of a component's docs page: name, first story with controls, and all states. */
export function Overview({ text, children }: OverviewProps) {
  const [story] = use(DocsContext).componentStories();
  if (!story) return null;
  return (
    <>
      <Title />
      {text === undefined ? <Description of="meta" /> : <Subtitle>{text}</Subtitle>}
      <Canvas of={story.moduleExport} story={{ inline: true, height: 'auto' }} />
      <Controls of={story.moduleExport} />
      <Heading>States</Heading>
      {children}
      <StateSheet />
    </>
  );
}
