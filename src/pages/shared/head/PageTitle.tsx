/** The document's title: React moves it into the head. Each page renders exactly one. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>;
}
