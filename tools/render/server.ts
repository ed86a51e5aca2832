import type { Render, RenderPage } from './page-options.ts';
import { renderPage as drawPage } from './render-page.ts';
import { renderWidget } from './render-widget.ts';

/** The module `eiland/server`: draws the first frames of widgets in Node, Deno or a worker. */
export const renderPage: RenderPage = drawPage;
export const render: Render = (widget, options = {}) => renderWidget(widget, options);
