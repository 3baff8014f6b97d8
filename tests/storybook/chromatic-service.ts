import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';

interface FileToUpload {
  contentHash: string;
  filePath: string;
}

/** A GraphQL operation of Chromatic's command. */
interface Operation {
  query: string;
  variables: { files?: readonly FileToUpload[] };
}

const BUILD = { id: '1', number: 1, status: 'PASSED', startedAt: 1, upgradeBuilds: [], tests: [] };

/** Starts a stub of Chromatic's service. It has no earlier build, accepts every file and takes no screenshots. */
export async function startChromaticService() {
  const uploaded = new Set<string>();
  const published: string[] = [];
  /** The data of every operation: each takes what its query names. */
  const respond = ({ query, variables: { files = [] } }: Operation) => {
    if (query.includes('publishBuild(')) published.push(BUILD.id);
    const app = { id: 'app', turboSnapAvailability: 'AVAILABLE' };
    const build = { ...BUILD, app, browsers: ['chrome'], features: {} };
    const targets = files.map(({ filePath }) => ({
      filePath,
      fileKey: filePath,
      contentType: 'text/plain',
      formAction: `${origin}/upload?${new URLSearchParams({ filePath })}`,
      formFields: {},
    }));
    return {
      appToken: 'token',
      app: { hasBuildsWithCommits: [], mergedPullRequests: [], build },
      announceBuild: { ...build, status: 'ANNOUNCED' },
      uploadBuild: { info: { targets }, userErrors: [] },
      publishBuild: { status: 'PUBLISHED', storybookUrl: origin },
    };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    if (pathname === '/upload') {
      uploaded.add(searchParams.get('filePath') ?? '');
      response.end();
    } else {
      const operation = (JSON.parse as (json: string) => Operation)(body);
      response.end(JSON.stringify({ data: respond(operation) }));
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  const { origin, close } = await listenOnFreePort(server);
  return { origin, uploaded, published, close };
}
