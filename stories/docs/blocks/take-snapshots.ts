/** A viewport in pixels. Without a height, it is as high as the story. */
export interface Size {
  width: number;
  height?: number | undefined;
}

/** A rendered story. */
export interface Picture {
  /** The document, for a frame without scripts. */
  html: string;
  /** The height of the story in pixels. */
  height: number;
  /** Restores what HTML cannot express: modal dialogs and the scroll position. */
  restore: (frame: HTMLIFrameElement) => void;
}

declare global {
  /** The parts of Storybook's preview that this file uses. */
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id: string; phase?: string };
      onSetCurrentStory: (selection: { storyId: string; viewMode: 'story' }) => Promise<void>;
    };
  }
}

const FINAL_PHASES = new Set(['finished', 'errored', 'aborted']);
const SCRIPTS = /<script[^]*?<\/script>|<link[^>]*modulepreload[^>]*>/g;
const TIMEOUT_MS = 20_000;
const POLL_MS = 10;

/** Pictures that are to be taken. */
interface Job {
  /** Where they are drawn. */
  place: Element;
  take: () => Promise<void>;
}

/** Renders the stories of all snapshots one after the other: starting a preview takes longer than a story. */
let renderer: HTMLIFrameElement | undefined;
let jobs: readonly Job[] = [];
let isTaking = false;

/** Runs a story and its play function in a hidden preview and copies it at each size, if it is still wanted. */
export function takeSnapshots(
  place: Element,
  id: string,
  sizes: readonly Size[],
  isWanted: () => boolean,
): Promise<Picture[]> {
  return new Promise((resolve) => {
    const take = async () => {
      resolve(isWanted() ? await takeAll(id, sizes) : []);
    };
    jobs = [...jobs, { place, take }];
    void takeJobs();
  });
}

async function takeJobs() {
  if (isTaking) return;
  isTaking = true;
  for (let job = findNext(); job; job = findNext()) {
    const { take } = job;
    jobs = jobs.filter((other) => other.take !== take);
    await take().catch(() => undefined);
  }
  isTaking = false;
}

/** Finds the pictures of the state that the URL names, else the highest on the screen. */
function findNext(): Job | undefined {
  const target = document.getElementById(window.parent.location.hash.slice(1));
  const rank = ({ place }: Job) => {
    const { top } = place.getBoundingClientRect();
    if (target?.contains(place)) return -1;
    return top < 0 ? window.innerHeight - top : top;
  };
  return jobs.toSorted((one, other) => rank(one) - rank(other))[0];
}

async function takeAll(id: string, sizes: readonly Size[]) {
  renderer ??= createRenderer(id);
  const pictures: Picture[] = [];
  for (const size of sizes) {
    resize(renderer, size);
    await render(renderer, id);
    pictures.push(copy(renderer));
  }
  return pictures;
}

function createRenderer(id: string) {
  const frame = document.createElement('iframe');
  // The frame is behind the page and not outside the screen, so intersection observers work in it.
  frame.className = 'pointer-events-none fixed top-0 left-0 -z-1 border-0 opacity-0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // The URL turns axe off, which a snapshot does not need.
  frame.src = `iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`;
  document.body.append(frame);
  keepFocusOutOf(frame);
  return frame;
}

function resize(frame: HTMLIFrameElement, { width, height = 900 }: Size) {
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
}

/** Resolves when the story and its play function have ended. */
async function render(frame: HTMLIFrameElement, id: string) {
  const start = Date.now();
  let isSelected = false;
  while (Date.now() - start < TIMEOUT_MS) {
    // By this name Storybook recognizes a test: it ends animations, instead of waiting 100 ms or more for them.
    Object.assign(frame.contentWindow ?? {}, { __vitest_browser__: true });
    const { __STORYBOOK_PREVIEW__: preview } = frame.contentWindow ?? {};
    const current = preview?.currentRender;
    if (current?.id === id && FINAL_PHASES.has(current.phase ?? '')) break;
    if (current && current.id !== id && !isSelected) {
      isSelected = true;
      // An event would be received by this document, too.
      void preview?.onSetCurrentStory({ storyId: id, viewMode: 'story' });
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  // Lets the story react to its size.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  restoreFocus(frame);
}

function copy({ contentDocument, contentWindow }: HTMLIFrameElement): Picture {
  if (!contentDocument || !contentWindow) return { html: '', height: 0, restore: () => undefined };
  const root = contentDocument.querySelector<HTMLElement>('#storybook-root');
  const dialogs = [...contentDocument.querySelectorAll('dialog')];
  const isModal = dialogs.map((dialog) => dialog.matches(':modal'));
  const { scrollY } = contentWindow;
  for (const field of contentDocument.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (field.type === 'file') continue;
    field.defaultValue = field.value;
    field.defaultChecked = field.checked;
  }
  for (const item of contentDocument.querySelectorAll('option')) {
    item.defaultSelected = item.selected;
  }
  const html = contentDocument.documentElement.outerHTML.replaceAll(SCRIPTS, '');
  return {
    // Scaled down, a shadow of one pixel has lines at its sides.
    html: `<!doctype html>${html}<style>[aria-invalid=true] { box-shadow: none !important }</style>`,
    // The height includes the padding around the story.
    height: root ? root.scrollHeight + 2 * root.offsetTop : 0,
    restore: (frame) => {
      frame.contentDocument?.querySelectorAll('dialog').forEach((dialog, index) => {
        if (!isModal[index]) return;
        dialog.removeAttribute('open');
        dialog.showModal();
      });
      frame.contentWindow?.scrollTo(0, scrollY);
    },
  };
}

/** What was focused before a play function focused an element of the frame. */
let focusedBefore: EventTarget | null = null;

/**
 * Restores the focus, in this page or in the manager around it, when a play function takes it from a field that a
 * person types in. Other focus is restored when the story has ended: a play function that types needs it.
 */
function keepFocusOutOf(frame: HTMLIFrameElement) {
  for (const page of new Set([window, window.parent])) {
    page.document.addEventListener('focusout', ({ target }) => {
      focusedBefore = target;
    });
    page.addEventListener('blur', () => {
      if (!isElement(focusedBefore) || !focusedBefore.matches('input, textarea')) return;
      // The browser moves the focus after this event.
      setTimeout(restoreFocus, 0, frame);
    });
  }
}

function restoreFocus(frame: HTMLIFrameElement) {
  if (document.activeElement !== frame) return;
  if (isElement(focusedBefore)) focusedBefore.focus({ preventScroll: true });
  else frame.blur();
}

/** Not by `instanceof`: the manager's elements have another prototype. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'focus' in target;
}
