/** What `installProbe` leaves in a measured page. All times are in ms since its navigation. */
interface PageProbe {
  firstPaint: number;
  largestPaint: number;
  /** Shifts that no input explains. */
  shifts: { at: number; value: number }[];
  longTasks: { start: number; end: number }[];
  /** When the last click was made. */
  clickedAt: () => number;
  forgetInteractions: () => void;
  /** The longest interaction since they were forgotten; 0 when all were shorter than 16 ms. */
  worstInteraction: () => number;
  /** Waits for the first frame in which a state is reached; tells when it was painted. */
  paintedFrame: (isReached: () => boolean) => Promise<number>;
}

interface Window {
  probe: PageProbe;
  /** Set up by the measurement of the first Add to Cart. */
  tellButton: (place: { x: number; y: number }) => Promise<void>;
  firstAdd: Promise<{ paintedAt: number; answeredAt: number; deadClicks: number }>;
}
