import { DocsRenderer } from '@storybook/addon-docs';
import { DocsContainer as container } from './DocsContainer.tsx';
import { DocsPage as page } from './DocsPage.tsx';
import * as components from './mdx-components.tsx';

const renderer = new DocsRenderer();
const { render } = renderer;
renderer.render = (context, parameters, element) =>
  render(context, { container, page, components, ...parameters }, element);

/** Renders docs pages. Those in MDX can use all components of `mdx-components.tsx` without an import. */
export { renderer };
