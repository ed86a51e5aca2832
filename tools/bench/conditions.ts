import type { CDPSession } from '@playwright/test';

/** A telephone of the middle class on a slow line. */
export const CONDITIONS = {
  /** The processor is so many times slower than this machine's. */
  cpuSlowdown: 4,
  /** Megabits per second, in both directions. */
  megabits: 1.6,
  /** Milliseconds that each request waits. */
  latency: 150,
  /** Pixels. */
  viewport: { width: 1280, height: 900 },
} as const;

export async function slowDown(session: CDPSession): Promise<void> {
  const throughput = (CONDITIONS.megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
}
