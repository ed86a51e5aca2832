import { parentPort, workerData } from 'node:worker_threads';
import { WARM_UP_PAGE } from './warm-up-page.ts';
import type { FrameServer, PageJob, RenderJob, WidgetFailure, WidgetJob, WorkerMessage } from './render-job.ts';

/** Draws one page or widget after the other, in a thread of its own. */

const port = parentPort!;
const say = (message: WorkerMessage) => port.postMessage(message);
const { render, renderPage } = (await import((workerData as { server: string }).server)) as FrameServer;

const draw = (job: RenderJob): Promise<WorkerMessage> => ('widget' in job ? drawWidget(job) : drawPage(job));

async function drawPage({ html, url }: PageJob): Promise<WorkerMessage> {
  const failures: WidgetFailure[] = [];
  const onError = (error: unknown, widget: string) => failures.push({ widget, reason: nameOf(error) });
  const drawn = await renderPage(html, { url, onError });
  return { is: 'done', body: drawn === html ? undefined : drawn, failures };
}

async function drawWidget({ widget, options }: WidgetJob): Promise<WorkerMessage> {
  try {
    return { is: 'done', body: JSON.stringify(await render(widget, options)), failures: [] };
  } catch (error) {
    return { is: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

// The first page takes some hundred milliseconds, most of them for the compilation of the code.
await draw({ html: WARM_UP_PAGE, url: 'http://localhost/' });
port.on('message', (job: RenderJob) => {
  draw(job).then(say, () => say({ is: 'failed' }));
});
say({ is: 'ready' });
