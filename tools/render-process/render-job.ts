import type { Render, RenderPage, WidgetOptions } from '../render/page-options.ts';

/** What a worker draws. */
export type RenderJob = PageJob | WidgetJob;

export interface PageJob {
  readonly html: string;
  /** The address of the page. */
  readonly url: string;
  /** The page gets the style sheets of its frames in its head. */
  readonly inlineStyles: boolean;
}

export interface WidgetJob {
  readonly widget: string;
  readonly options: WidgetOptions;
}

/** What a worker says: once when it can draw or never will, and after each job. */
export type WorkerMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'broken'; readonly message: string }
  /** A page, or the JSON of a widget. Undefined for a page in which nothing was drawn. */
  | { readonly is: 'done'; readonly body: string | undefined; readonly failures: readonly WidgetFailure[] }
  /** The caller's data is wrong. The message is for the caller alone: it may have words of a visitor. */
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'failed' };

/** Why a widget was not drawn. Without what the page or the visitor wrote: it may be printed to a log. */
export interface WidgetFailure {
  readonly widget: string;
  /** The name of the error, such as `CallFailed`. */
  readonly reason: string;
}

/** The module `server.js` of a build. */
export interface FrameServer {
  readonly render: Render;
  readonly renderPage: RenderPage;
}
