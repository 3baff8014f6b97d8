import { Title } from '@storybook/addon-docs/blocks';
import { StateSheet } from './StateSheet.tsx';

/** The docs page of a page: all its states on a phone and on a desktop. */
export default function PageStates() {
  return (
    <>
      <Title />
      <StateSheet />
    </>
  );
}
