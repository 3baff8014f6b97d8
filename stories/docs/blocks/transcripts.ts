import { parseTranscript, type Transcript } from './parse-transcript.ts';

/** The versions of the transcripts. `tests/screen-reader/requirements.ts` requires this Orca. */
export const SCREEN_READER = 'Orca 43 in Firefox ESR 153';

const files = import.meta.glob<string>('../../../tests/screen-reader/transcripts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All transcripts, which `npm run test:screen-reader` compares with what the screen reader says. */
export const transcripts: readonly Transcript[] = Object.entries(files).map(([path, text]) =>
  parseTranscript(/([\w-]+)\.txt$/.exec(path)?.[1] ?? path, text),
);
