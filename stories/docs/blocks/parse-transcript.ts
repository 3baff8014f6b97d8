/** What a screen reader says on a journey through the shop. */
export interface Transcript {
  /** The name of its file, e.g. `cart`. */
  name: string;
  /** The aim of the journey. */
  title: string;
  scenes: readonly Scene[];
}

export interface Scene {
  title: string;
  steps: readonly Step[];
}

/** A pressed key and what is said then, one utterance per entry. */
export interface Step {
  action: string;
  speech: readonly string[];
}

/** Selects a part of a transcript. */
export interface QuoteProps {
  /** The name of the transcript. */
  journey: string;
  /** A text that the first quoted step says. */
  of: string;
  /** The start of the scene's title, if an earlier scene says the text too. */
  scene?: string;
  /** How many steps are quoted.
   * @default 1 */
  steps?: number;
  /** Quotes as many utterances of a page that is read from its top, instead of steps. */
  utterances?: number;
}

/** Placeholder in a transcript for speech that depends on timing. */
const UNSTABLE = '(…)';

/** The action that reads a page from its top. */
const READING = /^Numpad \+/;

/** Parses a file of tests/screen-reader/transcripts. */
export function parseTranscript(name: string, text: string): Transcript {
  const [heading = '', ...scenes] = text.split(/^## /m);
  return {
    name,
    title: heading.replace(/^# /, '').trim(),
    scenes: scenes.map((scene) => {
      const [title = '', ...lines] = scene.split('\n');
      return { title, steps: parseSteps(lines) };
    }),
  };
}

/** A line without an indent is an action; the indented lines after it are utterances. */
function parseSteps(lines: readonly string[]): Step[] {
  const steps: { action: string; speech: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(' ')) steps.at(-1)?.speech.push(line.trim());
    else if (line !== '') steps.push({ action: line, speech: [] });
  }
  return steps;
}

/**
 * Finds a part of a transcript. Its scene has only the quoted steps.
 * @throws if the transcript does not have it
 */
export function findQuote(transcripts: readonly Transcript[], quote: QuoteProps): Scene {
  const { journey, of, scene: sceneTitle = '', steps: count = 1, utterances } = quote;
  const scenes = transcripts.find(({ name }) => name === journey)?.scenes ?? [];
  for (const { title, steps } of scenes) {
    if (!title.startsWith(sceneTitle)) continue;
    const index = steps.findIndex(
      ({ action, speech }) =>
        READING.test(action) === (utterances !== undefined) &&
        speech.some((utterance) => utterance.includes(of)),
    );
    if (index === -1) continue;
    const quoted = steps.slice(index, index + count).map(({ action, speech }) => {
      const stable = speech.filter((utterance) => utterance !== UNSTABLE);
      if (utterances === undefined) return { action, speech: stable };
      const start = stable.findIndex((utterance) => utterance.includes(of));
      return { action, speech: stable.slice(start, start + utterances) };
    });
    return { title, steps: quoted };
  }
  throw new Error(`No step of the transcript ${journey} says: ${of}`);
}
