import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { RenderJob, WorkerMessage } from './render-job.ts';

export interface PoolOptions {
  /** The file of the worker. */
  readonly worker: URL;
  /** The module `server.js` of the build that the pages load. */
  readonly server: URL;
  readonly size: number;
  /** Megabytes of JavaScript objects for each worker. */
  readonly memory: number;
  /** Milliseconds for a page in a worker. A worker that needs more is replaced. */
  readonly limit: number;
}

export type Drawn = Extract<WorkerMessage, { readonly is: 'done' | 'refused' }>;

export interface WorkerPool {
  /**
   * Draws a page or a widget when a worker is free. Rejects when it cannot be drawn, and when the signal is aborted before its turn.
   * A page that is being drawn is not stopped by the signal: that would cost a worker that is warm.
   */
  draw(job: RenderJob, signal: AbortSignal): Promise<Drawn>;
  /** Workers that can draw. */
  readonly ready: number;
  /** Pages that are drawn, and that wait. */
  readonly open: number;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: RenderJob;
  resolve(drawn: Drawn): void;
  reject(reason: unknown): void;
}

/** Milliseconds before another worker follows one that has never drawn a page. */
const RESTART_DELAY_MS = 1000;

/** Rejects when the first workers cannot start. */
export async function openWorkerPool(options: PoolOptions): Promise<WorkerPool> {
  const queue: Waiting[] = [];
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  let running = 0;
  let isClosed = false;

  /**
   * A worker ends for good after an error: memory, time, or a fault of its code. Another one takes its place. It is a process:
   * a thread that reaches the limit of its memory can end all threads with it.
   */
  function start(): Promise<void> {
    const worker = fork(options.worker, [options.server.href], {
      execArgv: [`--max-old-space-size=${options.memory}`],
      // Keeps what JSON does not, such as `undefined`.
      serialization: 'advanced',
      // What the engine prints when it ends is for the log. The output is for pages.
      stdio: ['ignore', 2, 2, 'ipc'],
      // The frames of a shop do not depend on what else the process was told.
      env: {},
    });
    all.add(worker);
    return new Promise((resolve, reject) => {
      let isReady = false;
      worker.once('message', (message: WorkerMessage) => {
        if (message.is === 'broken') return reject(new Error(message.message));
        isReady = true;
        resolve();
        take(worker);
      });
      worker.on('error', reject);
      worker.once('exit', () => {
        all.delete(worker);
        const at = idle.indexOf(worker);
        if (at !== -1) idle.splice(at, 1);
        reject(new Error('The worker ended before it was ready.'));
        if (!isClosed && isReady) replace();
      });
    });
  }

  function replace(): void {
    start().catch(() => {
      if (!isClosed) setTimeout(replace, RESTART_DELAY_MS).unref();
    });
  }

  function take(worker: ChildProcess): void {
    const next = queue.shift();
    if (next) void run(worker, next);
    else idle.push(worker);
  }

  async function run(worker: ChildProcess, { job, resolve, reject }: Waiting): Promise<void> {
    running++;
    try {
      const message = await answerOf(worker, job, options.limit);
      if (message.is === 'done' || message.is === 'refused') resolve(message);
      else reject(new Error('The page could not be drawn.'));
      running--;
      take(worker);
    } catch (error) {
      running--;
      reject(error);
      await end(worker);
    }
  }

  function draw(job: RenderJob, signal: AbortSignal): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const waiting = { job, resolve, reject };
      const worker = idle.shift();
      if (worker) return void run(worker, waiting);
      queue.push(waiting);
      signal.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at === -1) return;
        queue.splice(at, 1);
        reject(signal.reason);
      });
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    await Promise.all([...all].map(end));
  }

  try {
    await Promise.all(Array.from({ length: options.size }, start));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    draw,
    get ready() {
      return idle.length + running;
    },
    get open() {
      return queue.length + running;
    },
    close,
  };
}

/** At once: a worker may be in a loop that never ends. */
async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/** Rejects when the worker ends or takes too long. */
function answerOf(worker: ChildProcess, job: RenderJob, limit: number): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(`No page within ${limit} ms.`))), limit);
    const onMessage = (message: WorkerMessage) => settle(() => resolve(message));
    const onExit = () => settle(() => reject(new Error('The worker ended.')));
    const settle = (end: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      end();
    };
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    // Where the worker has ended before it could read the job, its exit says so.
    worker.send(job, () => {});
  });
}
