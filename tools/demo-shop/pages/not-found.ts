import { html } from 'hono/html';
import type { Page } from './layout.ts';
import type { Visit } from './visit.ts';

export function notFound({ words, categories }: Visit): Page {
  return {
    title: words.notFoundTitle,
    body: html`<div class="wrap">
      <div class="intro">
        <h1>${words.notFoundTitle}</h1>
        <p>${words.notFoundText}</p>
      </div>
      <ul class="chips">
        ${categories.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}
      </ul>
    </div>`,
  };
}
