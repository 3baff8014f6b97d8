import { CART_STORAGE_KEY, parseCart, serializeCart } from '../domain/cart-storage.ts';
import type { CartChange, CartStore } from './cart-store.ts';

/** How long the storage is left alone before it is read, in milliseconds: what tabs tell is here by then. */
export const QUIET_MS = 200;

/** The part of `BroadcastChannel` that tabs talk through. */
export type TabChannel = EventTarget & Pick<BroadcastChannel, 'postMessage' | 'close'>;

/** What a tab says when it opens, and what those answer that are there. */
const HELLO = 'hello';
const HERE = 'here';

/**
 * Keeps a cart in step with the other tabs: tells them of each change made here and makes theirs here.
 * What changes the storage without a word is read once the storage has been still for {@link QUIET_MS}, or
 * at once where no other tab is there; so is all that happened while the page lay in the back/forward
 * cache. Returns what stops it. `window` is the shop's own.
 */
export function followOtherTabs(
  store: CartStore,
  window: EventTarget,
  openChannel: () => TabChannel | undefined = openTabChannel,
): () => void {
  const { syncFromStorage, hearOf } = store.getState();
  let channel: TabChannel | undefined;
  let reading: ReturnType<typeof setTimeout> | undefined;

  const readOnceStill = () => {
    clearTimeout(reading);
    reading = setTimeout(syncFromStorage, QUIET_MS);
  };
  const say = (message: unknown) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- none but this origin hears it
    channel?.postMessage(message);
  };
  const onMessage = (event: Event) => {
    const { data }: Partial<MessageEvent<unknown>> = event;
    hearOf(readChange(data));
    if (data === HELLO) say(HERE);
    readOnceStill();
  };
  const open = () => {
    channel = openChannel();
    channel?.addEventListener('message', onMessage);
    say(HELLO);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const onStorage = (event: Event) => {
    // None is named where the whole storage was cleared.
    const { key = null }: Partial<StorageEvent> = event;
    if (key !== CART_STORAGE_KEY && key !== null) return;
    if (store.getState().isAlone) syncFromStorage();
    else readOnceStill();
  };
  const onPageShow = () => {
    if (!channel) open();
    syncFromStorage();
  };

  open();
  const stopTelling = store.subscribe(({ ownChange, isAlone }, earlier) => {
    if (ownChange && ownChange !== earlier.ownChange && !isAlone) {
      say(writeChange(ownChange));
      readOnceStill();
    }
  });
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearTimeout(reading);
    stopTelling();
    close();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** A change as tabs tell it: carts as they are stored, since another build may speak here. */
function writeChange({ before, after, isKept }: CartChange) {
  return { before: serializeCart(before), after: serializeCart(after), isKept };
}

/** The change that another tab tells of; `undefined` for anything else that is said. */
function readChange(data: unknown): CartChange | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { before, after, isKept }: Partial<Record<keyof CartChange, unknown>> = data;
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  return { before: parseCart(before), after: parseCart(after), isKept: isKept === true };
}

/** Another tab's word is not to be had everywhere: the storage's events remain. */
function openTabChannel(): TabChannel | undefined {
  try {
    return new BroadcastChannel(CART_STORAGE_KEY);
  } catch {
    return undefined;
  }
}
