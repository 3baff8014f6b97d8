import preview from '../../../.storybook/preview.tsx';
import { noScreenshot } from '../../../.storybook/modes.ts';
import { createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fireEvent, fn } from 'storybook/test';
import { mapArgs, type ComposedArgs } from '../../fixtures/map-args.ts';

type Props = Record<string, unknown>;

const componentFiles = import.meta.glob<Record<string, ComponentType<Props>>>(
  '../../../src/design-system/**/[A-Z]*.tsx',
  { eager: true },
);
const storyFiles = import.meta.glob<Record<string, { composed: ComposedArgs } | undefined>>(
  '../../design-system/**/*.stories.tsx',
  { eager: true },
);

/** What a component does not do, with the reason. */
const EXCEPTIONS = {
  LinkContext: 'is not a component',
  ProductViewTransition: 'renders its children only',
  'Field id': 'belongs to its control',
  'Field aria-describedby': 'belongs to its control',
  'Picture className': 'belongs to its <img>, as a <picture> has no box',
  'AddToCartButton onClick': 'is replaced by onAdd',
  'AddToCartButton disabled': 'follows from the stock',
  'SearchField error': 'is never invalid',
};

const EVENTS = {
  onClick: 'click',
  onFocus: 'focusIn',
  onBlur: 'focusOut',
  onKeyDown: 'keyDown',
  onKeyUp: 'keyUp',
  onPointerDown: 'pointerDown',
  onPointerUp: 'pointerUp',
  onMouseDown: 'mouseDown',
} as const;

/** Elements that need an accessible name. */
const NAMED =
  'a, button, input, select, textarea, dialog, form, nav, [role=group], [role=region], [role=tablist]';

/** A component with the args of one of its stories. */
interface Subject {
  name: string;
  component: ComponentType<Props>;
  args: Props;
}

interface Rendered {
  root: Element;
  /** The element of the `ref`: the root, or the native control of a field. */
  target: Element;
}

/** Each component of the design system, with the args of its `Default` and of its `WithError`. */
const subjects: Subject[] = Object.entries(componentFiles).flatMap(([path, components]) => {
  const { Default, WithError } =
    storyFiles[path.replace('../src/', '').replace('.tsx', '.stories.tsx')] ?? {};
  if (!Default) throw new Error(`${path} has no Default story.`);
  return Object.entries(components)
    .filter(([name]) => /^[A-Z][a-z]/.test(name) && !(name in EXCEPTIONS))
    .flatMap(([name, component]) =>
      // `href` is set, because a file may export a link beside its button.
      [Default, ...(WithError ? [WithError] : [])].map(({ composed }) => ({
        name,
        component,
        args: { href: '#', ...mapArgs(composed) },
      })),
    );
});

/** Renders a component with further props, and returns the result of `read`. */
function render<Result>(
  { name, component, args }: Subject,
  props: Props,
  read: (rendered: Rendered) => Result,
): Result {
  const container = document.createElement('div');
  container.addEventListener('click', (event) => {
    event.preventDefault();
  });
  document.body.append(container);
  const ref = createRef<unknown>();
  const reactRoot = createRoot(container);
  try {
    flushSync(() => {
      reactRoot.render(createElement(component, { ...args, ...props, ref }));
    });
    const root = container.firstElementChild;
    if (!root) throw new Error(`${name} renders nothing.`);
    return read({ root, target: ref.current instanceof Element ? ref.current : container });
  } finally {
    flushSync(() => {
      reactRoot.unmount();
    });
    container.remove();
  }
}

/** Expects that `findFaults` finds only the exceptions. */
async function expectNoFaults(findFaults: (subject: Subject) => string[]) {
  const faults = subjects.flatMap((subject) =>
    findFaults(subject).map((fault) => `${subject.name} ${fault}`),
  );
  await expect(faults.filter((fault) => !(fault in EXCEPTIONS))).toEqual([]);
}

const meta = preview.meta({
  title: 'Components/Contract',
  parameters: noScreenshot,
  tags: ['!dev', '!autodocs'],
  render: () => <p>The tests of this story render every component of the design system.</p>,
});

export const EveryComponent = meta.story();

EveryComponent.test('sets ref to its root or to the control of a field', async () => {
  await expectNoFaults((subject) =>
    render(subject, {}, ({ root, target }) =>
      target === root || target.matches('input, select, textarea, img') ? [] : ['ref'],
    ),
  );
});

EveryComponent.test('passes attributes to the element of its ref', async () => {
  const attributes = { id: 'given', lang: 'de', 'aria-label': 'Given', 'data-given': 'yes' };
  await expectNoFaults((subject) =>
    render(subject, { ...attributes, style: { order: 7 } }, ({ target }) => [
      ...Object.entries(attributes)
        .filter(([name, value]) => target.getAttribute(name) !== value)
        .map(([name]) => name),
      ...(getComputedStyle(target).order === '7' ? [] : ['style']),
    ]),
  );
});

EveryComponent.test('adds className to the classes of its root', async () => {
  await expectNoFaults((subject) => {
    const own = render(subject, { className: undefined }, classesOf);
    const all = render(subject, { className: 'given' }, classesOf);
    return [...own, 'given'].every((name) => all.includes(name)) ? [] : ['className'];
  });
});

EveryComponent.test('adds aria-describedby to its own description', async () => {
  await expectNoFaults((subject) => {
    const own = render(subject, {}, idsOf);
    const all = render(subject, { 'aria-describedby': 'given' }, idsOf);
    return all.includes('given') && all.length === own.length + 1 ? [] : ['aria-describedby'];
  });
});

EveryComponent.test('disables its control', async () => {
  await expectNoFaults((subject) =>
    render(subject, { disabled: true }, ({ target }) =>
      target.matches(':is(button, input, select, textarea):enabled') ? ['disabled'] : [],
    ),
  );
});

EveryComponent.test('describes its field by its error, then its description', async () => {
  await expectNoFaults((subject) =>
    render(subject, { description: 'Given', error: 'Wrong' }, ({ root, target }) => {
      if (!target.matches('input, select, textarea')) return [];
      const description = idsOf({ target }).map((id) => root.querySelector(`#${id}`)?.textContent);
      return [
        ...(description.at(-1) === 'Given' ? [] : ['description']),
        ...(description[0] === 'Wrong' && target.ariaInvalid === 'true' ? [] : ['error']),
      ];
    }),
  );
});

EveryComponent.test('calls each event handler once', async () => {
  await expectNoFaults((subject) => {
    const events = Object.entries(EVENTS).map(([prop, event]) => ({ prop, event, handler: fn() }));
    const handlers = Object.fromEntries(events.map(({ prop, handler }) => [prop, handler]));
    return render(subject, handlers, ({ target }) =>
      events
        .filter(({ event, handler }) => {
          // A dialog moves the focus when it opens.
          handler.mockClear();
          void fireEvent[event](target);
          return handler.mock.calls.length !== 1;
        })
        .map(({ prop }) => prop),
    );
  });
});

EveryComponent.test('has an accessible name, as have its controls', async () => {
  await expectNoFaults((subject) =>
    render(subject, {}, ({ root }) =>
      [root, ...root.querySelectorAll(NAMED)].filter(isNameless).map(({ outerHTML }) => outerHTML),
    ),
  );
});

function isNameless(element: Element): boolean {
  if (!element.matches(NAMED) || !element.checkVisibility()) return false;
  try {
    void expect(element).toHaveAccessibleName();
    return false;
  } catch {
    return true;
  }
}

function classesOf({ root }: Rendered): string[] {
  return [...root.classList];
}

function idsOf({ target }: Pick<Rendered, 'target'>): string[] {
  return target.getAttribute('aria-describedby')?.split(' ') ?? [];
}
