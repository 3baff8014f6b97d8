/** Speech about the browser and the screen reader, not the page. Its timing differs between runs. */
const OTHER_SPEECH = [
  / frame\.$/,
  /^Loading\./,
  /^Page has \d/,
  /^document web\./,
  /combo box (?:collapsed|expanded)$/,
  /^push button\.$/,
  /127\.0\.0\.1/,
  /New Tab/,
  /^Screen reader o/,
  /^(?:Browse|Focus) mode$/,
];

/** Something that the shopper does, and what the screen reader says then. */
export interface Step {
  action: string;
  speech: string[];
}

/** What happens in a journey: its scenes, each with a title and steps. */
export class Transcript {
  readonly #scenes: { title: string; steps: Step[] }[] = [];
  #step: Step | undefined;

  startScene(title: string): void {
    this.#scenes.push({ title, steps: [] });
    this.#step = undefined;
  }

  startStep(action: string): void {
    this.#step = { action, speech: [] };
    this.#scenes.at(-1)?.steps.push(this.#step);
  }

  add(utterance: string): void {
    if (OTHER_SPEECH.some((pattern) => pattern.test(utterance))) return;
    // Whether a link was visited is known some time after the page has loaded.
    const text = utterance.replaceAll(/\s+/g, ' ').replaceAll('visited link', 'link');
    this.#step?.speech.push(text.trim());
  }

  /** Moves the matching utterances of the last step to its end: the time of a live region varies. */
  moveToEnd(pattern: RegExp): void {
    if (!this.#step) return;
    const { speech } = this.#step;
    const matches = speech.filter((utterance) => pattern.test(utterance));
    this.#step.speech = [...speech.filter((utterance) => !matches.includes(utterance)), ...matches];
  }

  /** Removes the utterances of the last step that match none of the patterns. */
  keepOnly(patterns: readonly RegExp[]): void {
    if (!this.#step) return;
    this.#step.speech = this.#step.speech.filter((utterance) =>
      patterns.some((pattern) => pattern.test(utterance)),
    );
  }

  /** What was said since the last step started, one utterance per line. */
  get lastSpeech(): string {
    return this.#step?.speech.join('\n') ?? '';
  }

  toString(): string {
    return this.#scenes
      .map(({ title, steps }) => `## ${title}\n\n${steps.map(formatStep).join('')}`)
      .join('\n')
      .replaceAll(/© \d{4}/g, '© (year)');
  }
}

function formatStep({ action, speech }: Step): string {
  return [action, ...speech.map((utterance) => `    ${utterance}`), ''].join('\n');
}
