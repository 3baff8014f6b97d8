import { cx } from 'class-variance-authority';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  /** What the tab opens. */
  content: ReactNode;
}

export interface TabsProps<V extends string> {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** The tabs in their order: each with its value, its label and what it opens. */
  items: readonly TabItem<V>[];
  /** The open one. */
  value: V;
  /** Called with the tab that is clicked or reached with the arrow keys, unless it is open already. */
  onValueChange: (value: V) => void;
  className?: string | undefined;
}

/**
 * Tabs over panels. A panel that is not open stays in the page, hidden, so that nothing typed into it
 * is lost. Renders a `tablist` and its `tabpanel`s.
 */
export function Tabs<V extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: TabsProps<V>) {
  const id = useId();
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="-mx-margin flex gap-6.5 overflow-x-auto px-margin rule-hair [scrollbar-width:none] desktop:mx-0 desktop:gap-9 desktop:px-0"
      >
        {items.map((item) => (
          <button
            key={item.value}
            id={`${id}-tab-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => {
              if (item.value !== value) onValueChange(item.value);
            }}
            onKeyDown={openByKey}
            className={tab}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          id={`${id}-panel-${item.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== value}
          className="pt-7 desktop:pt-14"
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

/** Focuses and opens the neighbouring, first or last tab. With Alt, the arrow keys are the browser's. */
function openByKey(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const current = tabs.indexOf(event.currentTarget);
  const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const target = tabs.at(next % tabs.length);
  target?.focus();
  target?.click();
}

const tab = cx(
  'relative min-h-target flex-none py-3.5 text-ui whitespace-nowrap text-ink-2 move-colour hover:text-ink',
  'after:absolute after:inset-x-0 after:bottom-0 after:border-t-(length:--rule-current) after:border-ink after:opacity-0',
  'aria-selected:font-current aria-selected:text-ink aria-selected:after:opacity-100',
);
