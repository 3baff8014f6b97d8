import type { ComponentProps } from 'react';

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'encType' | 'target' | 'noValidate'
> {
  /** The form's name for screen readers. */
  'aria-label': string;
}

/**
 * A form that is handled in JavaScript. With `method="dialog"` the browser never sends it, not even before
 * hydration, so card numbers never get into a URL. Inside a `<dialog>`, Enter closes the dialog: in the
 * filter sheet that shows the results. `noValidate` disables native error bubbles. Renders a `<form>`.
 */
export function Form(props: FormProps) {
  return <form {...props} method="dialog" noValidate />;
}
