import { html, raw } from 'hono/html';
import type { ShopApp } from '../../context.ts';
import { GUIDE, type Guide } from '../../seed/content/guide.ts';
import type { Page } from '../layout.ts';
import { send } from '../send.ts';
import { visitOf } from '../visit-of.ts';
import type { Visit } from '../visit.ts';

/** Pages with unchanged markup from the content system. */
export function mountGuide(app: ShopApp): void {
  app.get(GUIDE.path, async (context) => {
    const visit = await visitOf(context);
    return send(context, visit, guidePage(GUIDE, visit));
  });
}

function guidePage({ title, about, markup }: Guide, { locale }: Visit): Page {
  return {
    title: title[locale],
    about: about[locale],
    body: html`<article class="wrap wrap--narrow article written">
      <h1>${title[locale]}</h1>
      ${raw(markup[locale])}
    </article>`,
  };
}
