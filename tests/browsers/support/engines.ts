import type { BrowserWindow } from './browser-window.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** A browser engine that the shop is tested in. */
export interface Engine {
  /** The packages that this machine lacks for it; none when all are here. */
  findMissing: () => string[];
  launch: () => Promise<RunningEngine>;
}

export interface RunningEngine {
  /** Opens a window that shares nothing with those before it. */
  openWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
}

export const engines = { Firefox: firefox, WebKit: webkit } satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

export const engineNames = ['Firefox', 'WebKit'] as const satisfies EngineName[];

export interface EngineOptions {
  engineName: EngineName;
}
