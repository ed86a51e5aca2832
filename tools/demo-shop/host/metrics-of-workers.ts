import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** A worker asks for the metrics of all workers; the answer has the text, unless a worker did not answer. */
interface Message {
  readonly type: 'shop:metrics';
  readonly id: number;
  readonly text?: string;
}

const isMessage = (message: unknown): message is Message => (message as Message | null)?.type === 'shop:metrics';

/** In the primary process: collects the metrics of the workers for the one that is asked for them. */
export function collectMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message: unknown) => {
    if (!isMessage(message)) return;
    const text = await all.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ ...message, ...(text !== undefined && { text }) });
  });
}

/**
 * In a worker that starts: answers the primary process, with nothing until it has metrics. The metrics of the others would
 * otherwise wait for it, in vain when it cannot start.
 */
export function answerMetrics(): void {
  void new AggregatorRegistry();
}

/**
 * In a worker: adds its process to its metrics, so that each series counts one process and none falls when a process ends.
 *
 * @returns reads the metrics of all workers; undefined when one of them did not answer
 */
export function shareMetrics(register: Registry): () => Promise<string | undefined> {
  register.setDefaultLabels({ pid: String(process.pid) });
  AggregatorRegistry.setRegistries(register);
  const waiting = new Map<number, (text: string | undefined) => void>();
  let last = 0;
  process.on('message', (message) => {
    if (!isMessage(message)) return;
    waiting.get(message.id)?.(message.text);
    waiting.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      const message: Message = { type: 'shop:metrics', id: ++last };
      waiting.set(message.id, resolve);
      process.send!(message);
    });
}
