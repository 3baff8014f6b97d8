/** What one measurement found, by metric. */
export type Measured = Readonly<Record<string, number>>;

/** Everything measured, by the site and the task it was measured on; asked for medians. */
export class Samples {
  #values = new Map<string, number[]>();

  add(site: string, task: string, measured: Measured) {
    for (const [metric, value] of Object.entries(measured)) {
      const key = keyOf(site, task, metric);
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
    }
  }

  /** `NaN` where it was never measured. */
  median(site: string, task: string, metric: string): number {
    const values = this.#values.get(keyOf(site, task, metric))?.toSorted((a, b) => a - b) ?? [];
    const low = values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
    const high = values[Math.floor(values.length / 2)] ?? Number.NaN;
    return (low + high) / 2;
  }

  /** The highest value, of what must never happen at all; `NaN` where it was never measured. */
  worst(site: string, task: string, metric: string) {
    const values = this.#values.get(keyOf(site, task, metric));
    return values ? Math.max(...values) : Number.NaN;
  }

  /** Every single value, for who wants to look closer. */
  toJSON() {
    return Object.fromEntries(this.#values);
  }
}

function keyOf(...names: readonly string[]) {
  return names.join(' / ');
}
