import { Desktop, type ScreenSize } from './desktop.ts';
import type { Journey } from './journeys/journey.ts';
import { Shopper } from './shopper.ts';

const DESKTOP_SCREEN: ScreenSize = { width: 1280, height: 1024 };

export interface Result {
  transcript: string;
  /** Why the journey ended early. */
  error?: string;
}

/** Plays a journey on a new desktop, with a new browser profile. */
export async function playJourney(journey: Journey, origin: string): Promise<Result> {
  const { title, path, screen = DESKTOP_SCREEN, walk } = journey;
  const desktop = await Desktop.start(screen);
  let shopper: Shopper | undefined;
  const format = () => `# ${title}\n\n${shopper?.transcript.toString() ?? ''}`;
  try {
    shopper = await Shopper.start(desktop, origin + path);
    await walk(shopper);
    return { transcript: format() };
  } catch (error) {
    return { transcript: format(), error: String(error) };
  } finally {
    await desktop.stop();
  }
}
