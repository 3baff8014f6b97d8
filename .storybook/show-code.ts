interface StoryOfComponent {
  /** Its last part is the component's name, e.g. `Components/Commerce/StockBadge`. */
  title: string;
  /** An arg of a select is the name of an option. */
  args: Readonly<Record<string, unknown>>;
  argTypes?: Readonly<Record<string, { mapping?: Readonly<Record<string, unknown>> }>>;
}

/** Widest line of code that is not wrapped, in characters. */
const MAX_WIDTH = 80;

/**
 * The code that an engineer would write for a story, for Show code. Storybook's own code has the names of the
 * story's helper components and prints objects in full; here, an object or a callback is a variable named like its
 * prop.
 *
 * @returns Storybook's code if the story is not written as props, or a prop is JSX
 */
export function showCode(code: string, story: StoryOfComponent): string {
  const { title } = story;
  const name = title.split('/').at(-1) ?? '';
  const { children, ...props } = mapArgs(story);
  const isJsx = Object.values(props).some(isElement) || !isText(children);
  if (!title.startsWith('Components/') || !code.startsWith('<') || isJsx) return code;
  const attributes = Object.entries(props).flatMap(([prop, value]) => printAttribute(prop, value));
  const end = isPresent(children) ? `>${String(children)}</${name}>` : ' />';
  const line = ['<' + name, ...attributes].join(' ') + end;
  if (line.length <= MAX_WIDTH) return line;
  const start = ['<' + name, ...attributes.map((attribute) => `  ${attribute}`)].join('\n');
  const opening = attributes.length > 0 ? `${start}\n` : start;
  return isPresent(children) ? `${opening}>\n  ${String(children)}\n</${name}>` : `${opening}/>`;
}

function printAttribute(prop: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (value === true) return [prop];
  if (typeof value === 'string' && !/["\n]/.test(value)) return [`${prop}="${value}"`];
  if (typeof value === 'number' || value === false) return [`${prop}={${value}}`];
  return [`${prop}={${prop}}`];
}

function isText(value: unknown) {
  return !isPresent(value) || typeof value === 'string' || typeof value === 'number';
}

function isPresent(value: unknown) {
  return value !== undefined && value !== null;
}

function isElement(value: unknown) {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** The args with the values of the options that they name. */
function mapArgs({ args, argTypes = {} }: StoryOfComponent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, arg]) => {
      const mapping = argTypes[name]?.mapping ?? {};
      return [name, typeof arg === 'string' && arg in mapping ? mapping[arg] : arg];
    }),
  );
}
