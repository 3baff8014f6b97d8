import type { CDPSession } from 'playwright';

/** What a page has fetched so far. */
export interface Traffic {
  /** Bytes of content, as compressed as they came. */
  bytesByType: () => Record<string, number>;
  /** Those of scripts that this HTML does not name. */
  bytesOfImports: (document: string) => number;
  requestCount: () => number;
  /** How long nothing has been on the line, in ms; 0 while something is. */
  quietFor: () => number;
}

/** Counts from now on what comes over a page's line. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  /** The type of each request by its id. */
  const types = new Map<string, string>();
  /** The path of each script by its request's id. */
  const scripts = new Map<string, string>();
  /** The bytes of each script by its path. */
  const scriptBytes = new Map<string, number>();
  /** The bytes of each answer's headers. */
  const headers = new Map<string, number>();
  const inFlight = new Set<string>();
  const bytes: Record<string, number> = {};
  let lastEvent = Date.now();

  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    types.set(requestId, type ?? 'Other');
    if (type === 'Script') scripts.set(requestId, new URL(request.url).pathname);
    inFlight.add(requestId);
    lastEvent = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    const content = encodedDataLength - (headers.get(requestId) ?? 0);
    if (type) bytes[type] = (bytes[type] ?? 0) + content;
    const script = scripts.get(requestId);
    if (script !== undefined) scriptBytes.set(script, content);
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId);
  });
  await session.send('Network.enable');

  function end(requestId: string) {
    inFlight.delete(requestId);
    lastEvent = Date.now();
  }

  return {
    bytesByType: () => ({ ...bytes }),
    bytesOfImports: (document) =>
      [...scriptBytes].reduce(
        (sum, [path, content]) => (document.includes(path) ? sum : sum + content),
        0,
      ),
    requestCount: () => types.size,
    quietFor: () => (inFlight.size > 0 ? 0 : Date.now() - lastEvent),
  };
}
