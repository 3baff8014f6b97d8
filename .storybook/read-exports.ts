import { findFiles } from '../tests/support/source-files.ts';

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
  const sources = ['src/design-system', 'src/domain'].flatMap((folder) =>
    findFiles(folder, '.ts', '.tsx'),
  );
  for (const { path, text: source } of sources) {
    for (const [, name = ''] of source.matchAll(
      /^export (?:function|const) ([A-Z]\w*[a-z]\w*|controlClass)/gm,
    )) {
      files[name] = path.replace('src/', '');
    }
    const types = /^(?:(?:export )?interface (\w+)[^]*?^\}|export type (\w+) = [^;]+;)/gm;
    for (const [text, interfaceName, typeName] of source.matchAll(types)) {
      interfaces[interfaceName ?? typeName ?? ''] = text;
    }
  }
  return { files, interfaces };
}
