import { Canvas, Controls, Heading, Subtitle, Title, type Of } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { StateSheet } from './StateSheet.tsx';

interface OverviewProps {
  /** The stories of the component. */
  of: { Playground: Of };
  /** What the component is, in one line. */
  text: string;
  /** What the pictures of the states do not show. */
  children?: ReactNode;
}

/** The start of a component's docs page: name, playground with controls, and all states. */
export function Overview({ of: { Playground }, text, children }: OverviewProps) {
  return (
    <>
      <Title />
      <Subtitle>{text}</Subtitle>
      <Canvas of={Playground} />
      <Controls of={Playground} />
      <Heading>States</Heading>
      {children}
      <StateSheet />
    </>
  );
}
