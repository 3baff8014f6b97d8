import type { CDPSession } from 'playwright';

/** A slow phone line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to every answer. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A phone's processor takes four times as long as the machine's. */
const CPU_SLOWDOWN = 4;

export async function throttleLine(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

export async function throttleCpu(session: CDPSession) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
