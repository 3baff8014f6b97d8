import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desktop } from './desktop.ts';

/** Preferences that keep the browser's own windows, messages and requests out of the transcripts. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'extensions.formautofill.creditCards.enabled': false,
  'layout.css.visited_links_enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  // Scrolls and transitions would take a different number of frames in each run.
  'general.smoothScroll': false,
  'ui.prefersReducedMotion': 1,
  'widget.use-xdg-desktop-portal.file-picker': 0,
};

export function startFirefox(desktop: Desktop, url: string): void {
  const profile = join(desktop.folder, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  desktop.spawn('firefox-esr', ['--no-remote', '--profile', profile, url]);
}
