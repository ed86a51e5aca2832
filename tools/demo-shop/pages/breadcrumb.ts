import { html } from 'hono/html';
import type { Category } from '../rules/catalogue.ts';
import type { Markup } from './icons.ts';
import type { Visit } from './visit.ts';

/** The path from the home page to this page. */
export function breadcrumb(way: readonly Pick<Category, 'url' | 'name'>[], here: string, { words }: Visit): Markup {
  return html`<nav class="crumbs" aria-label="${words.breadcrumb}">
    <ol>
      <li><a href="/">${words.home}</a></li>
      ${way.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}
      <li aria-current="page">${here}</li>
    </ol>
  </nav>`;
}
