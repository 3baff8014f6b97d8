import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

/** The modules and chunks of a client build. A component is found by its name, which its file has too. */
export function createModuleGraph() {
  /** The static imports of each module. */
  const imports = new Map<string, readonly string[]>();
  const chunks = new Map<string, Rolldown.OutputChunk>();

  function findModule(component: string) {
    const id = [...imports.keys()].find((module) => module.endsWith(`/${component}.tsx`));
    if (id === undefined) throw new Error(`The module of ${component} has to be ${component}.tsx.`);
    return id;
  }

  return {
    collect: (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => {
      for (const id of context.getModuleIds()) {
        imports.set(id, context.getModuleInfo(id)?.importedIds ?? []);
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
      }
    },
    /** The source text of components and of all modules of the project that they import. */
    sourcesOf: (components: readonly string[]) => {
      const modules = reach(components.map(findModule), (id) =>
        (imports.get(id) ?? []).filter((imported) => /\/src\/.*\.tsx?$/.test(imported)),
      );
      return modules.map((id) => readFileSync(id, 'utf8'));
    },
    /** Files of the entry's chunks and of those that contain the components, with their static imports. */
    chunksOf: (...components: readonly string[]) => {
      const modules = components.map(findModule);
      const roots = [...chunks.values()].filter(
        ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => modules.includes(id)),
      );
      return reach(
        roots.map(({ fileName }) => fileName),
        (file) => chunks.get(file)?.imports ?? [],
      );
    },
  };
}

/** Returns the items and everything that can be reached from them, items first. */
function reach(items: readonly string[], next: (item: string) => readonly string[]): string[] {
  const found = new Set(items);
  // A set iterates over items that are added meanwhile.
  for (const item of found) for (const other of next(item)) found.add(other);
  return [...found];
}
