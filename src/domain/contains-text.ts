/** Whether `text` contains the trimmed `query`, ignoring case and the kind of white space, e.g. a no-break space. */
export function containsText(text: string, query: string): boolean {
  return normalize(text).includes(normalize(query.trim()));
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ');
}
