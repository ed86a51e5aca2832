/** A page to draw in a worker. */
export interface RenderJob {
  readonly html: string;
  /** The address of the page. */
  readonly url: string;
}

/** What a worker says: once when it can draw, and after each job. */
export type WorkerMessage =
  | { readonly is: 'ready' }
  /** Undefined for a page in which nothing was drawn. */
  | { readonly is: 'done'; readonly html: string | undefined; readonly failures: readonly WidgetFailure[] }
  | { readonly is: 'failed' };

/** Why a widget was not drawn. Without what the page or the visitor wrote: it may be printed to a log. */
export interface WidgetFailure {
  readonly widget: string;
  /** The name of the error, such as `CallFailed`. */
  readonly reason: string;
}

/** The module `server.js` of a build. */
export interface FrameServer {
  renderPage(
    html: string,
    options: { readonly url: string; onError?(error: unknown, widget: string): void },
  ): Promise<string>;
}
