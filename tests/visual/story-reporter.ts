import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter';

/** Prints each story that differs, and finally their number. */
export default class StoryReporter implements Reporter {
  private readonly stories = new Set<string>();

  onTestEnd({ title, tags: [tag = ''] }: TestCase, { status }: TestResult): void {
    if (status === 'passed' || this.stories.has(title)) return;
    this.stories.add(title);
    console.log(`${tag.slice(1).padEnd(7)} ${title}`);
  }

  onError({ message }: TestError): void {
    console.error(message);
  }

  onEnd(): void {
    console.log(`Stories that differ: ${this.stories.size}. Report: reports/visual/index.html`);
  }
}
