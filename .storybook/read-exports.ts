import { readdirSync, readFileSync } from 'node:fs';

/** What docs pages show of the source. */
export interface Exports {
  /** Path of each component's file below `src`, e.g. `Button: 'design-system/primitives/Button.tsx'`. */
  files: Readonly<Partial<Record<string, string>>>;
  /** Source of each interface and exported type. */
  interfaces: Readonly<Partial<Record<string, string>>>;
}

/** Reads the exports at build time. By imports, each story would depend on all components. */
export function readExports(): Exports {
  const files: Record<string, string> = {};
  const interfaces: Record<string, string> = {};
  for (const path of ['design-system', 'domain'].flatMap(listFiles)) {
    const source = readFileSync(`src/${path}`, 'utf8');
    for (const [, name = ''] of source.matchAll(
      /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm,
    )) {
      files[name] = path;
    }
    const types = /^(?:(?:export )?interface (\w+)[^]*?^\}|export type (\w+) = [^;]+;)/gm;
    for (const [text, interfaceName, typeName] of source.matchAll(types)) {
      interfaces[interfaceName ?? typeName ?? ''] = text;
    }
  }
  return { files, interfaces };
}

function listFiles(folder: string) {
  return readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}
