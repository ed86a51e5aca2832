import { html } from 'hono/html';
import type { Words } from '../../rules/language.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';

/** A text of the shop: sections, each with its paragraphs. */
export interface Article {
  /** The address of its page. */
  readonly path: string;
  readonly title: Words;
  /** Every page leads to it. */
  readonly isInFooter?: boolean;
  readonly intro: Words;
  readonly sections: readonly { readonly title: Words; readonly text: readonly Words[] }[];
}

export function articlePage({ title, intro, sections }: Article, { locale }: Visit): Page {
  return {
    title: title[locale],
    about: intro[locale],
    body: html`<article class="wrap wrap--narrow article">
      <h1>${title[locale]}</h1>
      <p>${intro[locale]}</p>
      ${sections.map(
        (section) =>
          html`<section>
            <h2>${section.title[locale]}</h2>
            ${section.text.map((paragraph) => html`<p>${paragraph[locale]}</p>`)}
          </section>`,
      )}
    </article>`,
  };
}
