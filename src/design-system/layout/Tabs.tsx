import { cx } from 'class-variance-authority';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { hasModifier } from '../has-modifier.ts';
import { scrollRowTo } from '../scroll-row-to.ts';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  /** Content of the panel. */
  content: ReactNode;
}

export interface TabsProps<V extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in display order: value, label and panel content. */
  items: readonly TabItem<V>[];
  /** Value of the selected tab. */
  value: V;
  /** Called with the value of a tab that gets selected by click or key. */
  onValueChange: (value: V) => void;
}

/** Tabs and their panels; one panel is visible. Renders a `tablist` and its `tabpanel`s. */
export function Tabs<V extends string>({
  label,
  items,
  value: selected,
  onValueChange,
  ...rest
}: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Back selects another tab than the one that has the focus, or hides the panel that has it.
  useLayoutEffect(() => {
    const tabWithFocus = list.current?.contains(document.activeElement);
    if (!tabWithFocus && !document.activeElement?.closest('[role=tabpanel][hidden]')) return;
    document.getElementById(`${id}-tab-${selected}`)?.focus({ preventScroll: true });
  }, [id, selected]);

  return (
    <div {...rest}>
      <div className="-mx-margin border-b border-line desktop:mx-0 print:mx-0">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex gap-6.5 overflow-x-auto px-margin scrollbar-none desktop:-mx-1 desktop:gap-9 desktop:px-1"
        >
          {items.map((item) => (
            <button
              key={item.value}
              ref={item.value === selected ? scrollRowTo : undefined}
              id={`${id}-tab-${item.value}`}
              type="button"
              role="tab"
              aria-selected={item.value === selected}
              aria-controls={`${id}-panel-${item.value}`}
              tabIndex={item.value === selected ? 0 : -1}
              onClick={() => {
                if (item.value !== selected) onValueChange(item.value);
              }}
              onKeyDown={selectByKey}
              className={tabClass}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          id={`${id}-panel-${item.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== selected}
          className="pt-7 desktop:pt-14"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

/** Focuses and selects the adjacent, first or last tab. */
function selectByKey(event: KeyboardEvent<HTMLButtonElement>) {
  if (hasModifier(event)) return;
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const current = tabs.indexOf(event.currentTarget);
  const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  // Each tab can be an entry of the history.
  if (event.repeat) return;
  const target = tabs.at(next % tabs.length);
  target?.focus();
  target?.click();
}

const tabClass = cx(
  // The row of tabs scrolls, which cuts off what is outside: the focus ring is inside.
  'relative -mx-1 min-h-target flex-none px-1 py-3.5 text-ui -outline-offset-2 whitespace-nowrap text-ink-2 move-colour hover:text-ink active:opacity-50',
  'current-rule after:inset-x-1 aria-selected:font-current aria-selected:text-ink',
);
