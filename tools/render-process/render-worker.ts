import { parentPort, workerData } from 'node:worker_threads';
import { WARM_UP_PAGE } from './warm-up-page.ts';
import type { FrameServer, RenderJob, WidgetFailure, WorkerMessage } from './render-job.ts';

/** Draws one page after the other, in a thread of its own. */

const port = parentPort!;
const say = (message: WorkerMessage) => port.postMessage(message);
const { renderPage } = (await import((workerData as { server: string }).server)) as FrameServer;

async function draw({ html, url }: RenderJob): Promise<WorkerMessage> {
  const failures: WidgetFailure[] = [];
  const onError = (error: unknown, widget: string) => failures.push({ widget, reason: nameOf(error) });
  const drawn = await renderPage(html, { url, onError });
  return { is: 'done', html: drawn === html ? undefined : drawn, failures };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

// The first page takes some hundred milliseconds, most of them for the compilation of the code.
await draw({ html: WARM_UP_PAGE, url: 'http://localhost/' });
port.on('message', (job: RenderJob) => {
  draw(job).then(say, () => say({ is: 'failed' }));
});
say({ is: 'ready' });
