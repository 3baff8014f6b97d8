import type { ComponentProps } from 'react';

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'encType' | 'target' | 'noValidate'
> {
  /** The form's name for screen readers. */
  'aria-label': string;
}

/**
 * A form that is the page's to take in. The browser sends it nowhere, even before the page's script is
 * there: outside of a dialog, that is what `method="dialog"` means, and no card gets into an address. Nor
 * does it refuse a field in a bubble of its own; that is said beside the field. Renders a `<form>`.
 */
export function Form(props: FormProps) {
  return <form {...props} method="dialog" noValidate />;
}
