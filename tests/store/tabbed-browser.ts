import { vi } from 'vitest';
import type { Cart } from '../../src/domain/cart.ts';
import { CART_STORAGE_KEY, parseCart } from '../../src/domain/cart-storage.ts';
import { createCartStore, type CartState } from '../../src/store/cart-store.ts';
import { followOtherTabs, QUIET_MS, type TabChannel } from '../../src/store/cart-tabs.ts';

/** A tab of the shop, in a process of its own. */
export interface Tab {
  readonly cart: CartState;
  readonly lines: () => Cart;
  /** What this tab takes for the stored text. */
  view: string | null;
  /** Whether its storage refuses what it writes. */
  isFull: boolean;
  /** Whether what others say reaches it; a page in the back/forward cache would be thrown out of it. */
  readonly isSpokenTo: boolean;
  /** How often it has written. */
  writes: number;
  hearOfStorage: (key: string | null) => void;
  /** Into the back/forward cache, and out of it. */
  hide: () => void;
  show: () => void;
  stop: () => void;
}

/** A tab, with what is on its way to it and from it. */
interface Process {
  readonly tab: Tab;
  channel: TabChannel | undefined;
  /** Writes of this tab that the storage has not seen yet. */
  readonly toStorage: string[];
  /** What the storage tells this tab: a change, or that its own write has come. */
  readonly fromStorage: { text: string | null; isOwn: boolean }[];
  /** How many of its writes the storage has not answered. */
  unanswered: number;
  /** What the other tabs say, in order; nothing that was said by one overtakes another of its own. */
  readonly heard: unknown[];
}

/**
 * A browser with several tabs, as Chromium has it: each tab holds a copy of the storage and writes into it
 * at once; the storage puts all writes into one order and tells the others of it, and a tab does not look
 * at what others wrote before its own write has come. What tabs say to each other travels apart from that.
 */
export class TabbedBrowser {
  readonly #processes: Process[] = [];
  /** What is stored, as all agree on in the end. */
  text: string | null;
  /** How often tabs have spoken. */
  messages = 0;

  constructor(text: string | null) {
    this.text = text;
  }

  get tabs(): Tab[] {
    return this.#processes.map(({ tab }) => tab);
  }

  storedCart(): Cart {
    return parseCart(this.text);
  }

  /** Opens a tab, which may hear what was said just before. */
  openTab({ hearsWhatIsUnderway = false } = {}): Tab {
    const window = new EventTarget();
    const tab: Tab = {
      get cart() {
        return store.getState();
      },
      get isSpokenTo() {
        return process.channel !== undefined;
      },
      lines: () => store.getState().lines,
      view: this.text,
      isFull: false,
      writes: 0,
      hearOfStorage: (key) => {
        window.dispatchEvent(Object.assign(new Event('storage'), { key }));
      },
      hide: () => {
        window.dispatchEvent(new Event('pagehide'));
      },
      show: () => {
        window.dispatchEvent(new Event('pageshow'));
      },
      stop: () => {
        stop();
      },
    };
    const heard = hearsWhatIsUnderway ? [...(this.#processes.at(-1)?.heard ?? [])] : [];
    const process: Process = {
      tab,
      channel: undefined,
      toStorage: [],
      fromStorage: [],
      unanswered: 0,
      heard,
    };
    const store = createCartStore({
      getItem: () => tab.view,
      setItem: (_key, text) => {
        if (tab.isFull) throw new Error('full');
        tab.view = text;
        tab.writes += 1;
        process.unanswered += 1;
        process.toStorage.push(text);
      },
    });
    const stop = followOtherTabs(store, window, () => this.#openChannel(process));
    this.#processes.push(process);
    return tab;
  }

  /** Somebody changes the storage without a word: in another tab, or in one of these, which is then not told. */
  write(text: string | null, by?: Tab) {
    this.text = text;
    if (by) by.view = text;
    for (const { tab, fromStorage } of this.#processes) {
      if (tab !== by) fromStorage.push({ text, isOwn: false });
    }
  }

  /** Somebody says something to all tabs. */
  say(message: unknown, from?: Process) {
    this.messages += 1;
    for (const other of this.#processes) {
      if (other !== from && other.channel) other.heard.push(structuredClone(message));
    }
  }

  /** Brings one of the things that are on their way to where it goes. */
  deliverOne(choice: number): boolean {
    const ways = this.#processes.flatMap((process) => [
      ...(process.toStorage.length > 0 ? [() => this.#serve(process)] : []),
      ...(process.fromStorage.length > 0 ? [() => this.#tellOfStorage(process)] : []),
      ...(process.heard.length > 0 ? [() => this.#hear(process)] : []),
    ]);
    ways[choice % ways.length]?.();
    return ways.length > 0;
  }

  /** Lets the storage see all that was written. */
  serveStorage() {
    for (const process of this.#processes)
      while (process.toStorage.length > 0) this.#serve(process);
  }

  deliverAll() {
    while (this.deliverOne(0));
  }

  /** Lets everything come, and then be quiet. */
  settle() {
    do {
      this.deliverAll();
      vi.advanceTimersByTime(QUIET_MS);
    } while (this.deliverOne(0));
  }

  #openChannel(process: Process): TabChannel {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => {
        this.say(message, process);
      },
      close: () => {
        process.channel = undefined;
        process.heard.length = 0;
      },
    });
    process.channel = channel;
    return channel;
  }

  #serve(process: Process) {
    const [text = null] = process.toStorage.splice(0, 1);
    process.fromStorage.push({ text, isOwn: true });
    if (text === this.text) return;
    this.text = text;
    for (const other of this.#processes) {
      if (other !== process) other.fromStorage.push({ text, isOwn: false });
    }
  }

  #tellOfStorage(process: Process) {
    for (const { text, isOwn } of process.fromStorage.splice(0, 1)) {
      if (isOwn) {
        process.unanswered -= 1;
        continue;
      }
      if (process.unanswered === 0) process.tab.view = text;
      process.tab.hearOfStorage(CART_STORAGE_KEY);
    }
  }

  #hear(process: Process) {
    for (const data of process.heard.splice(0, 1)) {
      process.channel?.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}
