import type { ComponentProps } from 'react';

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'encType' | 'target' | 'noValidate'
> {
  /** The form's name for screen readers. */
  'aria-label': string;
}

/**
 * A form that the page handles. `method="dialog"` keeps the browser from sending it anywhere, also before
 * hydration, so no card gets into a URL. In a dialog, Enter closes it: in the filter sheet that shows the
 * results. The browser's own error bubbles are off. Renders a `<form>`.
 */
export function Form(props: FormProps) {
  return <form {...props} method="dialog" noValidate />;
}
