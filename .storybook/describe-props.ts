import { isValidElement } from 'react';
import type { Preview } from '@storybook/react-vite';
import type { Exports } from './read-exports.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type InputType = ReturnType<ArgTypesEnhancer>[string];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

/** What react-docgen reads of a prop. */
interface PropDocs {
  description?: string;
  tsType?: { name?: string; raw?: string };
  defaultValue?: { value: string };
}

/** A component that react-docgen has read. */
interface Documented {
  displayName?: string | undefined;
  __docgenInfo?: { displayName?: string; props?: Partial<Record<string, PropDocs>> };
}

/**
 * Description and type of native props and of props from another file: react-docgen reads only their defaults.
 */
const UNREAD_PROPS: Partial<Record<string, readonly [description: string, type?: string]>> = {
  'aria-label': ['The accessible name.', 'string'],
  alt: ["Text alternative. By default the photograph's own.", 'string'],
  autoComplete: ['What the browser may fill in, e.g. `email`.', 'string'],
  children: ['The content.', 'ReactNode'],
  className: ['Class names of the root element.', 'string'],
  defaultValue: ['The first value, if uncontrolled.', 'string'],
  description: ['Help text beside the label, or below it if it is long.', 'string'],
  disabled: ['Whether it is disabled.', 'boolean'],
  inputMode: ['The keyboard on phones, e.g. `numeric`.', 'string'],
  isPriority: ['Whether it is above the fold: loaded eagerly, with high priority.', 'boolean'],
  label: ['The label of the field.', 'string'],
  name: ['The name in the form.', 'string'],
  onChange: ['Called on each change by the user.', 'ChangeEventHandler'],
  onClick: ['Called on a press on it, or on what is in it.', 'MouseEventHandler'],
  onSubmit: ['Called on Enter and on a press of the submit button.', 'FormEventHandler'],
  placeholder: ['A text in the empty field. Not instead of a label.', 'string'],
  readOnly: ['Whether it shows a value that cannot be changed.', 'boolean'],
  required: ['Whether it must be filled in.', 'boolean'],
  role: ['The native role.', 'string'],
  rows: ['The least number of lines.', 'number'],
  sizes: ['The `sizes` attribute; its last size is that on phones, without a comma.', 'string'],
  type: ['The native `type` attribute.', 'string'],
  value: ['The value, if controlled.', 'string'],
  wide: [
    'The photograph to show instead where `media` matches.',
    '{ image: ImageSource; media: string; sizes: string }',
  ],
};

/** The option of a choice that lacks the value of the story. */
const STORY_VALUE = 'As in this story';

/**
 * Completes the props table with what Storybook leaves out of it: the members of a union and the `@default` of a
 * variant. Leaves defaults out of the shown code.
 */
export function describeProps(interfaces: Exports['interfaces']): ArgTypesEnhancer {
  return ({ argTypes, component, initialArgs, parameters }: StoryContext) => {
    const described = describe(component, argTypes, initialArgs, interfaces);
    const defaults = readDefaults(described);
    parameters['jsx'] = {
      functionValue: () => '() => {}',
      filterProps: (value: unknown, name: string) =>
        name !== 'key' && value !== undefined && value !== defaults.get(name),
    };
    const { docs } = parameters;
    parameters.docs = {
      ...docs,
      extractArgTypes: (subcomponent) =>
        describe(
          subcomponent,
          docs?.extractArgTypes?.(subcomponent) ?? {},
          NATIVE_ARGS,
          interfaces,
        ),
    };
    return described;
  };
}

type StoryContext = Omit<Parameters<ArgTypesEnhancer>[0], 'parameters'> & {
  parameters: Record<string, unknown> & {
    /** Reads the props of a subcomponent. Those of the component are read before. */
    docs?: { extractArgTypes?: (component: Documented) => Record<string, InputType> };
  };
};

/** A subcomponent is a link or a button, and has no story with args. */
const NATIVE_ARGS = { children: '', onClick: () => undefined };

function describe(
  component: Documented | undefined,
  argTypes: Record<string, InputType>,
  initialArgs: Readonly<Record<string, unknown>>,
  interfaces: Exports['interfaces'],
): Record<string, InputType> {
  // react-docgen does not read a type with `readonly`.
  const { __docgenInfo: docgen } = component ?? {};
  const source = interfaces[`${docgen?.displayName}Props`] ?? '';
  const declaredType = (prop: string) =>
    new RegExp(String.raw`^  ${prop}\??: (readonly .+);$`, 'm').exec(source)?.[1];
  // An arg that react-docgen has not read, e.g. a native handler, gets its row from Storybook later.
  const names = Object.keys({ ...argTypes, ...initialArgs });
  const props = names.map((name): [string, InputType] => {
    const argType = argTypes[name] ?? { name };
    const docs = docgen?.props?.[name];
    const { table, mapping } = argType;
    const options: readonly unknown[] = argType.options ?? [];
    const value: unknown = initialArgs[name];
    const [nativeDescription, nativeType] = UNREAD_PROPS[name] ?? [];
    const type =
      (declaredType(name) ?? docs?.tsType?.raw ?? docs?.tsType?.name)
        ?.replaceAll(/\s+/g, ' ')
        .replace(' | undefined', '')
        .replace(/^\((\(.*\) => \w+)\)$/, '$1') ??
      table?.type?.summary ??
      nativeType;
    const defaultValue =
      (docs && readDefault(docs)) ??
      (type === 'boolean' && !isRequired(argType.type) ? 'false' : undefined);
    const isMissing = mapping && findOption(mapping, value) === undefined;
    return [
      name,
      {
        ...argType,
        description: argType.description ?? nativeDescription ?? '',
        ...controlOf(argType, type, value),
        ...(isMissing && {
          options: [STORY_VALUE, ...options],
          mapping: { [STORY_VALUE]: value, ...mapping },
        }),
        table: {
          ...table,
          ...(type !== undefined && {
            type: { summary: type, detail: findInterface(type, interfaces) },
          }),
          ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
        },
      },
    ];
  });
  return Object.fromEntries(props);
}

/** Finds the source of the first interface that a type names, and that of the one that it extends. */
function findInterface(type: string, interfaces: Exports['interfaces']) {
  // A domain type with the name of its component has an alias, e.g. `CartLineData`.
  const names = type.match(/\w+?(?=Data\b|\b)/g);
  const source = names?.flatMap((name) => interfaces[name] ?? [])[0];
  const [, parent = ''] = / extends (\w+) \{/.exec(source ?? '') ?? [];
  return interfaces[parent] === undefined ? source : `${source}\n\n${interfaces[parent]}`;
}

/**
 * A function, or a value that only a page has, gets no control. The type gives optional texts and booleans their
 * control instead of JSON, and so does a text as `children`.
 */
function controlOf(
  { name, type, control }: InputType,
  typeText: string | undefined,
  value: unknown,
): Partial<InputType> {
  if (name === 'children' && typeof value === 'string') return { control: { type: 'text' } };
  if (control) return {};
  if (/^(?:on[A-Z]\w*|get[A-Z]\w*|format|className|sizes|id|\w+Id)$/.test(name ?? ''))
    return { control: { disable: true } };
  if (typeText !== 'boolean' && typeText !== 'string') return {};
  // An asterisk marks a required prop.
  return { type: { name: typeText, ...(isRequired(type) && { required: true }) } };
}

function isRequired(type: InputType['type'] | undefined) {
  return typeof type === 'object' && type.required === true;
}

/** Gives each control its first value: the option of the story's value, or the prop's default. */
export const fillControls: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const options = Object.entries(argTypes).flatMap(([name, { mapping }]) =>
    mapping ? [[name, findOption(mapping, initialArgs[name])]] : [],
  );
  return {
    ...Object.fromEntries(readDefaults(argTypes)),
    ...initialArgs,
    ...Object.fromEntries(options),
  };
};

function findOption(mapping: object, value: unknown) {
  return Object.entries(mapping).find(([, mapped]) => isSame(mapped, value))?.[0];
}

/** Compares data by content. JSON does not show that of an element, a set or a function. */
function isSame(one: unknown, other: unknown) {
  return (
    one === other || (isData(one) && isData(other) && JSON.stringify(one) === JSON.stringify(other))
  );
}

function isData(value: unknown) {
  const isObject = Object.prototype.toString.call(value) === '[object Object]';
  return Array.isArray(value) || (isObject && !isValidElement(value));
}

function readDefault({ description = '', defaultValue }: PropDocs) {
  return /@default (.+)/.exec(description)?.[1] ?? defaultValue?.value;
}

/** The defaults that are literals. One with a brace is a template of a text. */
function readDefaults(argTypes: ReturnType<ArgTypesEnhancer>): ReadonlyMap<string, unknown> {
  const literal = /^(?:'([^'{]*)'|(true|false|\d+))$/;
  return new Map(
    Object.entries(argTypes).flatMap(([name, { table }]) => {
      const [, text, value] = literal.exec(table?.defaultValue?.summary ?? '') ?? [];
      if (text === undefined && value === undefined) return [];
      return [[name, text ?? (JSON.parse(value ?? '') as unknown)]];
    }),
  );
}
