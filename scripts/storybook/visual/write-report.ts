import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Change {
  id: string;
  kind: 'changed' | 'new' | 'gone';
  pixels?: number;
}

const STYLE = `
  body { margin: 40px; background: #f4efe8; color: #1e1a16; font: 15px/1.5 system-ui, sans-serif; }
  section { margin-top: 48px; border-top: 1px solid; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; align-items: start; }
  figure { margin: 0; }
  img { width: 100%; outline: 1px solid #dcd4c8; }
`;

/** Writes a page that shows what changed, before, after and where, and returns its path. */
export async function writeReport(folder: string, changes: readonly Change[]) {
  const path = join(folder, 'index.html');
  const title = changes.length === 0 ? 'No story differs' : `${changes.length} stories differ`;
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>` +
      `<h1>${title}</h1>${changes.map(describeChange).join('')}</html>`,
  );
  return path;
}

function describeChange({ id, kind, pixels }: Change) {
  const shown = { changed: ['before', 'after', 'difference'], new: ['after'], gone: ['before'] }[
    kind
  ];
  const figures = shown.map(
    (folder) =>
      `<figure><figcaption>${folder}</figcaption><img src="${folder}/${id}.png" alt="${id}, ${folder}"></figure>`,
  );
  const count = pixels === undefined ? '' : `, ${pixels} pixels`;
  return `<section><h2>${id}</h2><p>${kind}${count}</p><div class="pictures">${figures.join('')}</div></section>`;
}
