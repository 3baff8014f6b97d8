import type { ComponentProps } from 'react';

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'encType' | 'target' | 'noValidate'
> {
  /** Accessible name of the form. */
  'aria-label': string;
}

/**
 * A form that is handled in JavaScript. `method="dialog"` prevents a native submission even before hydration,
 * so card numbers never get into a URL. Inside a `<dialog>`, Enter also closes the dialog, which reveals the
 * results behind the filter sheet. `noValidate` disables native error bubbles. Renders a `<form>`.
 */
export function Form(props: FormProps) {
  return <form {...props} method="dialog" noValidate />;
}
