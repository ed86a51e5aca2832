import { html } from 'hono/html';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './layout.ts';
import type { Visit } from './visit.ts';

/**
 * The comparison. The list is stored in the browser, so without JavaScript the page explains where it is. No server knows
 * whether the list is empty, so the page prints neither the table of the widget nor its message.
 */
export function compare(visit: Visit): Page {
  const { words, categories } = visit;
  const wayOn = html`<p>${words.compareOn}</p>
    <ul class="chips">
      ${categories.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}
    </ul>`;
  return {
    title: words.compareTitle,
    about: words.compareText,
    body: html`<div class="wrap">
      ${breadcrumb([], words.compareTitle, visit)}
      <div class="intro">
        <h1>${words.compareTitle}</h1>
        <p>${words.compareText}</p>
      </div>
      <div data-widget="compare-page">
        <div class="aside-note">
          <noscript><p>${words.compareNoScript}</p></noscript>
          ${wayOn}
        </div>
        <template data-slot="empty"><div class="way-on">${wayOn}</div></template>
      </div>
    </div>`,
  };
}
