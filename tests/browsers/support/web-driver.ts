import { setTimeout as sleep } from 'node:timers/promises';

/** What the W3C names an element by in what it sends. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const START_MS = 20_000;
const ASK_AGAIN_MS = 50;

/** A session with a driver that speaks W3C WebDriver. */
export interface WebDriverSession {
  get: (command: string) => Promise<unknown>;
  post: (command: string, parameters?: object) => Promise<unknown>;
  /** Runs a function in the page. An element in its result comes as a {@link WebElement}. */
  execute: (pageFunction: (argument: never) => unknown, argument: unknown) => Promise<unknown>;
  end: () => Promise<void>;
}

export interface WebElement {
  [ELEMENT]: string;
}

/** Waits until the driver at an address answers. */
export async function waitForDriver(address: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await send(address, 'GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(ASK_AGAIN_MS);
    }
  }
}

export async function openSession(
  address: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const { sessionId } = (await send(address, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post = (command: string, parameters: object = {}) =>
    send(session, 'POST', command, parameters);
  return {
    get: (command) => send(session, 'GET', command),
    post,
    execute: (pageFunction, argument) =>
      post('/execute/sync', {
        script: `return (${pageFunction.toString()})(arguments[0]);`,
        args: [argument],
      }),
    end: async () => {
      await send(session, 'DELETE', '');
    },
  };
}

/** The path of a command to an element. */
export function elementCommand({ [ELEMENT]: id }: WebElement, command: string): string {
  return `/element/${id}/${command}`;
}

async function send(
  base: string,
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  parameters?: object,
): Promise<unknown> {
  const response = await fetch(`${base}${command}`, {
    method,
    ...(parameters ? { body: JSON.stringify(parameters) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver, ${command}: ${error}. ${message}`);
  }
  return value;
}
