/** @import { CDPSession } from 'playwright' */

/**
 * What a page has fetched so far.
 * @typedef {object} Traffic
 * @property {() => Record<string, number>} bytesByType bytes of content, as compressed as they came
 * @property {(document: string) => number} bytesOfImports those of scripts that this HTML does not name
 * @property {() => number} requestCount
 * @property {() => number} quietFor how long nothing has been on the line, in ms; 0 while something is
 */

/**
 * Counts from now on what comes over a page's line.
 * @param {CDPSession} session
 * @returns {Promise<Traffic>}
 */
export async function recordTraffic(session) {
  /** @type {Map<string, string>} the type of each request by its id */
  const types = new Map();
  /** @type {Map<string, string>} the path of each script by its request's id */
  const scripts = new Map();
  /** @type {Map<string, number>} the bytes of each script by its path */
  const scriptBytes = new Map();
  /** @type {Map<string, number>} the bytes of each answer's headers */
  const headers = new Map();
  /** @type {Set<string>} */
  const inFlight = new Set();
  /** @type {Record<string, number>} */
  const bytes = {};
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

  /** @param {string} requestId */
  function end(requestId) {
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
