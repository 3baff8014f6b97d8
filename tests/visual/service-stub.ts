import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { listenOnFreePort } from '../../scripts/server/listen-on-free-port.ts';

/** What the command asks the service to compare: the stories of some files, or all. */
interface Publication {
  onlyStoryFiles?: readonly string[];
  turboSnapBailReason?: Readonly<Record<string, unknown>>;
}

interface FileToUpload {
  contentHash: string;
  filePath: string;
}

interface Operation {
  query: string;
  variables: { input?: Publication; files?: readonly FileToUpload[] };
}

const BUILD = { id: '2', number: 2, status: 'PASSED', startedAt: 1, upgradeBuilds: [], tests: [] };
const APP = { id: 'app', turboSnapAvailability: 'AVAILABLE' };

/**
 * Starts a stub of Chromatic's service that accepts every build and takes no screenshots, for the real command in a
 * repository of its own.
 *
 * @param storybook folder of a built Storybook with its module graph
 */
export async function startServiceStub(storybook: string) {
  const repository = mkdtempSync(join(tmpdir(), 'essence-chromatic-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  const commit = () => git('add', '.') + git('commit', '--quiet', '--message', 'Change');
  git('init', '--quiet');
  for (const file of [
    'package.json',
    '.storybook/chromatic.config.json',
    '.storybook/preview.tsx',
  ]) {
    cpSync(file, join(repository, file));
  }
  symlinkSync(resolve('node_modules'), join(repository, 'node_modules'));
  commit();

  const uploads = new Map<string, string>();
  let publication: Publication = {};
  /** Answers every operation: each takes from the data what it asks for. */
  const answer = ({ query, variables: { files = [], input = {} } }: Operation) => {
    if (query.includes('publishBuild(')) publication = input;
    const baseline = { ...BUILD, id: '1', number: 1, commit: git('rev-parse', 'HEAD~1') };
    const targets = files
      .filter(({ contentHash }) => !uploads.has(contentHash))
      .map(({ contentHash, filePath }) => ({
        filePath,
        fileKey: filePath,
        contentType: 'text/plain',
        formAction: `${origin}/upload?${new URLSearchParams({ contentHash, filePath })}`,
        formFields: {},
      }));
    return {
      appToken: 'token',
      app: {
        firstBuild: { committedAt: 1 },
        lastBuild: { ...baseline, committedAt: 1 },
        baselineBuilds: [baseline],
        hasBuildsWithCommits: [],
        mergedPullRequests: [],
        build: { ...BUILD, app: APP, browsers: [], features: {} },
      },
      announceBuild: {
        ...BUILD,
        status: 'ANNOUNCED',
        app: APP,
        browsers: ['chrome'],
        features: {},
      },
      uploadBuild: { info: { targets }, userErrors: [] },
      publishBuild: { status: 'PUBLISHED', storybookUrl: origin },
    };
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', origin);
      if (pathname === '/upload') {
        uploads.set(searchParams.get('contentHash') ?? '', searchParams.get('filePath') ?? '');
        response.end();
      } else {
        const operation = (JSON.parse as (text: string) => Operation)(String(Buffer.concat(parts)));
        response.end(JSON.stringify({ data: answer(operation) }));
      }
    });
  });
  const { origin, close } = await listenOnFreePort(server);

  return {
    /** Uploaded files. */
    uploads,
    /** Commits a change of a file and publishes. */
    async publish(file: string): Promise<Publication> {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      writeFileSync(join(repository, file), 'changed');
      commit();
      await promisify(execFile)('npm', ['run', 'chromatic', '--', '-d', resolve(storybook)], {
        cwd: repository,
        env: {
          ...process.env,
          CHROMATIC_INDEX_URL: origin,
          CHROMATIC_POLL_INTERVAL: '1',
          CHROMATIC_PROJECT_TOKEN: 'token',
          DISABLE_ERROR_MONITORING: 'true',
        },
      });
      return publication;
    },
    close() {
      close();
      rmSync(repository, { recursive: true });
    },
  };
}
