import { html, raw } from 'hono/html';
import type { FaqGroup } from '../../../shared/contract/faq.ts';
import type { Locale } from '../rules/language.ts';
import { ordering } from '../seed/faq/ordering.ts';
import { kitIcon, type Markup } from './icons.ts';

/** Pictures beside questions. */
const PICTURE = { width: 600, height: 450 };

interface Question {
  /** Its id, for links. */
  readonly anchor: string;
  readonly question: string;
  /** Markup. */
  readonly answer: string;
}

/** Questions that unfold. At most one question with the same name is open. */
export function unfolding(name: string, questions: readonly Question[]): Markup {
  return html`<div class="sw-accordion">
    ${questions.map(
      ({ anchor, question, answer }) =>
        html`<details class="sw-accordion__item" id="${anchor}" name="${name}">
          <summary class="sw-accordion__question">
            <span class="sw-accordion__words">${question}</span>${kitIcon('chevron', 'sw-accordion__arrow')}
          </summary>
          <div class="sw-html sw-accordion__answer">${raw(answer)}</div>
        </details>`,
    )}
  </div>`;
}

function pictured(image: string, mobile: string, alt: string): Markup {
  return html`<picture>
    <source media="(max-width: 640px)" srcset="${mobile}" width="320" height="240" />
    <img src="${image}" alt="${alt}" width="${PICTURE.width}" height="${PICTURE.height}" loading="lazy" />
  </picture>`;
}

/** The question groups of a brand, one below the other; the widget turns them into tabs. */
export function brandQuestions(brand: number, groups: readonly FaqGroup[], level: 'h2' | 'h3'): Markup {
  if (groups.length === 0) return html``;
  return html`<div class="groups" data-widget="brand-faq" data-brand-id="${brand}" data-initial="{}">
    ${groups.map((group) => brandGroup(group, level))}
  </div>`;
}

function brandGroup(group: FaqGroup, level: 'h2' | 'h3'): Markup {
  const { id, tab_text, faq_icon, faq_subject, image, mobile_image, image_alt, category_url, url_path, items } = group;
  const tab = html`<img src="${faq_icon}" alt="" width="32" height="32" />${tab_text}`;
  const picture = pictured(image ?? '', mobile_image ?? '', image_alt ?? '');
  const target = category_url ?? url_path;
  const questions = items.map((item) => ({ anchor: `vraag-${item.id}`, ...item }));
  return html`<section class="group" id="vragen-${id}">
    ${raw(`<${level}>`)}${tab}${raw(`</${level}>`)}
    <p>${faq_subject}</p>
    <div class="paired">
      ${target === null ? picture : html`<a href="${target}">${picture}</a>`}
      <div><div class="sw-page">${unfolding(`vragen-${id}`, questions)}</div></div>
    </div>
  </section>`;
}

/** Questions about orders. */
export function orderingQuestions(locale: Locale): Markup {
  const { subject, picture, pictured: alt, items } = ordering;
  const questions = items.map(({ question, answer }, index) => ({
    anchor: `bestellen-${index + 1}`,
    question: question[locale],
    answer: answer[locale],
  }));
  return html`<div class="section" data-widget="faq-block">
    <div class="sw-page">
      <section class="sw-faq-block" aria-labelledby="bestellen-titel">
        <h2 class="sw-faq-block__title" id="bestellen-titel">${subject[locale]}</h2>
        <div class="sw-faq-block__columns">
          <div class="sw-html sw-faq-block__picture">
            ${pictured(`/media/b/${picture}.svg`, `/media/b/${picture}-m.svg`, alt[locale])}
          </div>
          <div>${unfolding('bestellen', questions)}</div>
        </div>
      </section>
    </div>
  </div>`;
}
