import type { Page } from 'playwright/test';

/**
 * Records the titles in the head and the text of the visible `h1` as `title: heading`, an entry per change,
 * after each mutation and in every frame from the end of parsing on.
 */
export async function recordTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const record = () => {
      if (document.readyState === 'loading' || document.querySelector('[data-parsing]')) return;
      const texts = [...document.head.querySelectorAll('title')].map(({ text }) => text);
      const title = document.querySelector('h1');
      const isVisible = title?.checkVisibility({ visibilityProperty: true });
      const entry = `${texts.join(' + ')}: ${isVisible ? title?.textContent : ''}`;
      if (entry !== titles.at(-1)) titles.push(entry);
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
    const recordFrames = () => {
      record();
      requestAnimationFrame(recordFrames);
    };
    recordFrames();
  });
  return () => page.evaluate<string[]>('titles');
}

export async function recordViewTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const animated: string[] = [];
    Object.assign(window, { animated });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations()) {
          const isAnimated = Number(effect?.getComputedTiming().duration) > 0;
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (!isAnimated || pseudo === null) continue;
          const group = pseudo.replace(/-(?:old|new)/, '-group');
          const { opacity } = getComputedStyle(document.documentElement, group);
          if (opacity !== '0') animated.push(pseudo);
        }
      };
      void record();
      return transition;
    };
  });
  return () => page.evaluate<string[]>('animated');
}
