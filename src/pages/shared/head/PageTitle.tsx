/** Document title, hoisted into the `<head>` by React. Each page renders exactly one. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>;
}
