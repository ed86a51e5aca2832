import { html } from 'hono/html';
import type { Locale, Words } from '../../rules/language.ts';
import { consentChoice } from '../consent/consent.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';

/** A text of the shop: sections with paragraphs. */
export interface Article {
  /** The path of its page. */
  readonly path: string;
  readonly title: Words;
  /** Linked from every page. */
  readonly isInFooter?: boolean;
  readonly intro: Words;
  readonly sections: readonly Section[];
  /** Shows the choice about marketing scripts. */
  readonly asksConsent?: boolean;
  /** A video. */
  readonly video?: Film;
}

export interface Section {
  readonly title: Words;
  readonly text: readonly Words[];
  /** A link to act on it. */
  readonly link?: { readonly href: string; readonly title: Words };
}

export interface Film {
  /** Its id at YouTube. */
  readonly code: string;
  readonly title: Words;
}

function sections({ sections: all }: Article, locale: Locale): Markup[] {
  return all.map(
    ({ title, text, link }) =>
      html`<section>
        <h2>${title[locale]}</h2>
        ${text.map((paragraph) => html`<p>${paragraph[locale]}</p>`)}
        ${link ? html`<p><a href="${link.href}">${link.title[locale]}</a></p>` : ''}
      </section>`,
  );
}

function film({ code, title }: Film, locale: Locale): Markup {
  return html`<div
    class="film"
    data-widget="video-player"
    data-code="${code}"
    data-title="${title[locale]}"
    data-poster="/media/hero.svg"
  >
    <a href="https://www.youtube.com/watch?v=${code}"
      ><img src="/media/hero.svg" alt="" width="640" height="440" loading="lazy" /><span>${title[locale]}</span></a
    >
  </div>`;
}

/** The text for use in another page, without its title; a video is embedded as its provider does it. */
export function articleText(article: Article, locale: Locale): Markup {
  const { intro, video } = article;
  return html`<p>${intro[locale]}</p>
    ${sections(article, locale)}
    ${
      video
        ? html`<iframe
            src="https://www.youtube-nocookie.com/embed/${video.code}"
            title="${video.title[locale]}"
            width="560"
            height="315"
            allowfullscreen
          ></iframe>`
        : ''
    }`;
}

export function articlePage(article: Article, visit: Visit): Page {
  const { locale } = visit;
  const { title, intro, video } = article;
  return {
    title: title[locale],
    about: intro[locale],
    body: html`<article class="wrap wrap--narrow article">
      <h1>${title[locale]}</h1>
      <p>${intro[locale]}</p>
      ${video ? film(video, locale) : ''} ${sections(article, locale)}
      ${article.asksConsent ? consentChoice(visit) : ''}
    </article>`,
  };
}
