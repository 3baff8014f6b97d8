import { DocsRenderer } from '@storybook/addon-docs';
import { Markdown, Meta } from '@storybook/addon-docs/blocks';
import { DocsContainer as container } from './DocsContainer.tsx';
import { DocsPage as page } from './DocsPage.tsx';

const renderer = new DocsRenderer();
const { render } = renderer;
renderer.render = (context, parameters, element) =>
  render(context, { container, page, components: { Markdown, Meta }, ...parameters }, element);

/** Renders docs pages. Those in MDX use Markdown and Meta without an import. */
export { renderer };
