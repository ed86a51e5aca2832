import type { RenderPage } from './page-options.ts';
import { renderPage as render } from './render-page.ts';

/** The module `eiland/server`: draws the first frames of widgets in Node, Deno or a worker. */
export const renderPage: RenderPage = render;
