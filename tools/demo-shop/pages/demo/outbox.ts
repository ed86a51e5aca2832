import { html } from 'hono/html';
import type { MailRow } from '../../db/schema.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

export const OUTBOX_PATH = '/demo/outbox';

function mail({ recipient, recipient_name, subject, text, sent_at }: MailRow, { words, locale }: Visit): Markup {
  const at = (moment: number) =>
    new Date(moment).toLocaleString(locale, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'Europe/Amsterdam',
    });
  return html`<article class="sample">
    <h2>${subject}</h2>
    <p>${words.outboxTo}: ${recipient_name} &lt;${recipient}&gt;</p>
    <p>${sent_at === null ? words.outboxOwed : fill(words.outboxSent, { date: at(sent_at) })}</p>
    <pre class="code" tabindex="0" role="region" aria-label="${subject}">${text}</pre>
  </article>`;
}

/** What the shop has sent to the visitor, or still has to send. */
export function outboxPage(mails: readonly MailRow[], visit: Visit): Page {
  const { words } = visit;
  return {
    title: words.outboxTitle,
    styles: ['/assets/demo.css'],
    body: html`<div class="wrap">
      <nav class="crumbs" aria-label="${words.breadcrumb}">
        <ol>
          <li><a href="/demo">${words.demoBack}</a></li>
          <li aria-current="page">${words.outboxTitle}</li>
        </ol>
      </nav>
      <div class="intro">
        <h1>${words.outboxTitle}</h1>
        <p>${fill(words.outboxText, { folder: '.data/outbox/' })}</p>
      </div>
      ${mails.length === 0 ? html`<p class="hint">${words.outboxNone}</p>` : mails.map((item) => mail(item, visit))}
    </div>`,
  };
}
