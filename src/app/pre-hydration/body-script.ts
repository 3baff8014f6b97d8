import { startEventQueue } from './event-queue.ts';
import { loadAppAfterPaint } from './load-app.ts';

// Inlined at the end of the `<body>` of every prerendered page.
startEventQueue();
loadAppAfterPaint();
