export interface SkipLinkProps {
  /** The id of the element to go to; it must be able to take the focus. */
  targetId: string;
}

/** The first stop of the keyboard: past the header, to the content. Renders an `<a>`, seen with the focus. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className="fixed top-2 left-margin z-30 print:hidden -translate-y-20 rounded-control bg-ink px-5 py-3 text-ui text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
