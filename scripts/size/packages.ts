/**
 * Prints what each dependency of the shop weighs in a browser, in bytes of brotli: `npm run size:packages`.
 * What a dependency brings along counts with it. Weighed is what the build keeps of its code, each
 * dependency minified and compressed by itself; together in one file they weigh a little less.
 */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, minify, type InlineConfig, type Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

interface Kept {
  code: string;
  chunks: Set<string>;
}

const compress = promisify(brotliCompress);

const { packages } = await readLock();
const owners = findOwners(Object.keys(packageJson.dependencies));

/** What the builds keep of each dependency. */
const kept = new Map<string, Kept>();

const noteModules: Plugin = {
  name: 'essence:note-modules',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [source, { code }] of Object.entries(chunk.modules)) {
        if (code) note(source, code, chunk.name);
      }
    }
  },
};

await buildWith({});
await buildWith({
  configFile: false,
  define: {
    'import.meta.env.FILES_OF_VERSION': '[]',
    'import.meta.env.FRAME_DOCUMENT': '""',
  },
  build: { rolldownOptions: { input: 'src/app/offline/service-worker.ts' } },
});

const rows = await Promise.all(
  Object.keys(packageJson.dependencies).map(async (name) => {
    const { code, chunks } = kept.get(name) ?? { code: '', chunks: new Set() };
    return [name, { brotli: await weigh(code), chunks: [...chunks].join(', ') }];
  }),
);
console.table(Object.fromEntries(rows));

async function buildWith(config: InlineConfig) {
  await build({
    ...config,
    logLevel: 'error',
    plugins: [noteModules],
    build: { ...config.build, write: false },
  });
}

/** @param code what is kept of it */
function note(source: string, code: string, chunk: string) {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  const owner = name && owners.get(name);
  if (!owner) return;
  const entry = kept.get(owner) ?? { code: '', chunks: new Set() };
  entry.code += `${code}\n`;
  entry.chunks.add(chunk);
  kept.set(owner, entry);
}

async function weigh(code: string) {
  const minified = await minify('dependency.js', code, {
    module: true,
    // Nothing exports what the code offers, so all of it would count as unused.
    compress: { unused: false },
    mangle: { toplevel: true },
  });
  const [error] = minified.errors;
  if (error) throw new Error(error.message);
  return (await compress(minified.code)).length;
}

/** The dependency that each package is there for: itself, or the first that brings it along. */
function findOwners(names: readonly string[]) {
  const found = new Map<string, string>(names.map((name) => [name, name]));
  const visit = (name: string, owner: string) => {
    for (const brought of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) {
      if (found.has(brought)) continue;
      found.set(brought, owner);
      visit(brought, owner);
    }
  };
  for (const name of names) visit(name, name);
  return found;
}

async function readLock(): Promise<{
  packages: Record<string, { dependencies?: Record<string, string> }>;
}> {
  return JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8'));
}
