/** @typedef {Readonly<Record<string, number>>} Measured what one measurement found, by metric */

/** Everything measured, by the site and the task it was measured on; asked for medians. */
export class Samples {
  /** @type {Map<string, number[]>} */
  #values = new Map();

  /**
   * @param {string} site
   * @param {string} task
   * @param {Measured} measured
   */
  add(site, task, measured) {
    for (const [metric, value] of Object.entries(measured)) {
      const key = keyOf(site, task, metric);
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
    }
  }

  /**
   * @param {string} site
   * @param {string} task
   * @param {string} metric
   * @returns {number} `NaN` where it was never measured
   */
  median(site, task, metric) {
    const values = this.#values.get(keyOf(site, task, metric))?.toSorted((a, b) => a - b) ?? [];
    const low = values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
    const high = values[Math.floor(values.length / 2)] ?? Number.NaN;
    return (low + high) / 2;
  }

  /**
   * The highest value, of what must never happen at all; `NaN` where it was never measured.
   * @param {string} site
   * @param {string} task
   * @param {string} metric
   */
  worst(site, task, metric) {
    const values = this.#values.get(keyOf(site, task, metric));
    return values ? Math.max(...values) : Number.NaN;
  }

  /** Every single value, for who wants to look closer. */
  toJSON() {
    return Object.fromEntries(this.#values);
  }
}

/** @param {readonly string[]} names */
function keyOf(...names) {
  return names.join(' / ');
}
