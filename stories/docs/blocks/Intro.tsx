import { Canvas, Controls, Subtitle, Title, type Of } from '@storybook/addon-docs/blocks';

interface IntroProps {
  /** The stories of the component. */
  of: { Playground: Of };
  /** What the component is, in one line. */
  text: string;
}

/** The start of a component's docs page: name, subtitle, and the playground with its controls. */
export function Intro({ of: { Playground }, text }: IntroProps) {
  return (
    <>
      <Title />
      <Subtitle>{text}</Subtitle>
      <Canvas of={Playground} />
      <Controls of={Playground} />
    </>
  );
}
