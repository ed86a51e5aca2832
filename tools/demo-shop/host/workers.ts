import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before another try, when a worker could not open the shop. */
const PAUSE_MS = 1000;
/** Leaves the port to the other workers. */
export const LEAVE = 'shop:leave';

export interface WorkersOptions {
  readonly count: number;
  /** The program of a worker, and its arguments. */
  readonly file: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export interface Workers {
  /** Replaces each worker, one after the other: it stays until its successor has opened the shop. */
  restart(): Promise<void>;
  /** Ends when all workers have answered what had begun. */
  stop(): Promise<void>;
}

/** Starts workers that share one port, and another one for each that ends by itself. */
export async function startWorkers({ count, file, args, environment }: WorkersOptions): Promise<Workers> {
  cluster.setupPrimary({ exec: file, args: [...args] });
  const serving = new Set<Worker>();
  let isStopping = false;
  let isRestarting = false;

  async function open(): Promise<void> {
    const worker = cluster.fork(environment);
    // A message to a process that has just ended; its exit is handled below.
    worker.on('error', () => {});
    const ended = once(worker, 'exit').then(() => {
      throw new Error(`The process ${worker.process.pid} ended before it opened the shop`);
    });
    await Promise.race([once(worker, 'listening'), ended]);
    serving.add(worker);
    worker.once('exit', (code, signal) => void replace(worker, signal || `with ${code}`));
    ended.catch(() => {});
  }

  async function replace(worker: Worker, why: string): Promise<void> {
    const hasLeft = !serving.delete(worker);
    if (hasLeft || isStopping) return;
    console.warn(`The process ${worker.process.pid} ended: ${why}. Another one takes its place.`);
    await openAgain();
  }

  async function openAgain(): Promise<void> {
    try {
      await open();
    } catch (error) {
      if (isStopping) return;
      console.error((error as Error).message);
      await wait(PAUSE_MS);
      if (!isStopping) await openAgain();
    }
  }

  async function restart(): Promise<void> {
    const earlier = [...serving];
    for (const worker of earlier) {
      // One that has ended since has its successor.
      if (isStopping || !serving.delete(worker)) continue;
      await openAgain();
      if (worker.isConnected()) worker.send(LEAVE);
    }
  }

  await Promise.all(Array.from({ length: count }, open));
  return {
    async restart() {
      if (isRestarting) return;
      isRestarting = true;
      await restart();
      isRestarting = false;
    },
    async stop() {
      isStopping = true;
      const living = Object.values(cluster.workers ?? {}).filter(
        (worker): worker is Worker => worker?.isDead() === false,
      );
      await Promise.all(
        living.map((worker) => {
          const ended = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          return ended;
        }),
      );
    },
  };
}
