import * as RadixTabs from '@radix-ui/react-tabs';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

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
  /** Called with the tab that is pressed or reached with the arrow keys. */
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
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onValueChange(item.value);
      }}
      className={className}
    >
      <RadixTabs.List
        aria-label={label}
        style={unstyled}
        className="-mx-margin flex gap-6.5 overflow-x-auto px-margin rule-hair [scrollbar-width:none] desktop:mx-0 desktop:gap-9 desktop:px-0"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            // A press counts when it is let go, so that it can be taken back; the focus opens the tab.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={(event) => {
              event.currentTarget.focus();
            }}
            className={tab}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount
          asChild
          hidden={item.value !== value}
        >
          <div style={unstyled} className="pt-7 desktop:pt-14">
            {item.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

/**
 * Takes back what Radix sets by `style`, which the policy of the built documents refuses: it keeps its
 * list from being outlined and its panels from being animated, and here neither is.
 */
const unstyled = { outline: undefined, animationDuration: undefined };

const tab = cx(
  'relative min-h-target flex-none py-3.5 text-ui whitespace-nowrap text-ink-2 move-colour hover:text-ink',
  'after:absolute after:inset-x-0 after:bottom-0 after:border-t-(length:--rule-current) after:border-ink after:opacity-0',
  'data-[state=active]:font-current data-[state=active]:text-ink data-[state=active]:after:opacity-100',
);
