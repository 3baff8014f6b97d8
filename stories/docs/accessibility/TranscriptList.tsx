const files = Object.values(
  import.meta.glob<string>('../../../tests/screen-reader/transcripts/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** All transcripts, which `npm run test:screen-reader` compares with what the screen reader says. */
export function TranscriptList() {
  return files.map((text) => {
    const [title = '', ...lines] = text.split('\n');
    return (
      <details key={title} className="font-sans text-small sb-unstyled">
        <summary className="cursor-pointer py-2.5 text-body">{title.replace('# ', '')}</summary>
        <pre className="mb-6 font-sans whitespace-pre-wrap">{lines.join('\n').trim()}</pre>
      </details>
    );
  });
}
