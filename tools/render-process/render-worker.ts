import { WARM_UP_PAGE } from './warm-up-page.ts';
import type { FrameServer, PageJob, RenderJob, WidgetFailure, WidgetJob, WorkerMessage } from './render-job.ts';

/** Draws one page or widget after the other, in a process of its own. Its argument is the address of the module `server.js`. */

const say = (message: WorkerMessage) => process.send!(message);
const [, , server] = process.argv;
const { render, renderPage } = await readServer();

// A terminal and a service manager send their signals to all processes: pages that are being drawn are still answered.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());

async function readServer(): Promise<FrameServer> {
  try {
    return (await import(server!)) as FrameServer;
  } catch (error) {
    await new Promise((resolve) =>
      process.send!({ is: 'broken', message: String(error) } satisfies WorkerMessage, resolve),
    );
    process.exit(1);
  }
}

const draw = (job: RenderJob): Promise<WorkerMessage> => ('widget' in job ? drawWidget(job) : drawPage(job));

async function drawPage({ html, url, inlineStyles }: PageJob): Promise<WorkerMessage> {
  const failures: WidgetFailure[] = [];
  const onError = (error: unknown, widget: string) => failures.push({ widget, reason: nameOf(error) });
  const drawn = await renderPage(html, { url, inlineStyles, onError });
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
await draw({ html: WARM_UP_PAGE, url: 'http://localhost/', inlineStyles: false });
process.on('message', (job: RenderJob) => {
  draw(job).then(say, () => say({ is: 'failed' }));
});
say({ is: 'ready' });
