import { html } from 'hono/html';
import type { MediaRecord } from '../../../../shared/contract/media.ts';
import type { Article } from '../../rules/articles.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { fileSize } from './file-size.ts';

/** Multiples of ten percent: the style sheet has a class for each, because pages have no inline styles. */
function widthOf({ size_percentage }: MediaRecord): number {
  const part = Number(size_percentage ?? 100);
  return Math.min(100, Math.max(10, Math.round(part / 10) * 10));
}

function photo(record: MediaRecord): Markup {
  return html`<figure class="photo photo--${widthOf(record)}">
    <img src="${record.url}" alt="${record.alt ?? ''}" loading="lazy" />
    ${record.title === null ? '' : html`<figcaption>${record.title}</figcaption>`}
  </figure>`;
}

function paragraphs(text: string): Markup[] {
  return text.split(/\n\s*\n/).map((paragraph) => html`<p>${paragraph.trim()}</p>`);
}

export function articlePage(article: Article, { words, locale }: Visit): Page {
  const { id, title, intro, body, photos, manuals, videos } = article;
  const [first, ...others] = photos;
  return {
    title,
    ...(intro === '' ? {} : { about: intro }),
    body: html`<article class="wrap wrap--narrow article story">
      <h1>${title}</h1>
      ${intro === '' ? '' : html`<p class="story__intro">${intro}</p>`} ${first ? photo(first) : ''} ${paragraphs(body)}
      ${others.map(photo)}
      ${videos.map(
        ({ url, file_name }) =>
          html`<video class="story__video" src="${url}" aria-label="${file_name}" controls preload="metadata"></video>`,
      )}
      ${manuals.map(
        ({ url, file_name, size }) =>
          html`<p>
            <a class="sw-button sw-button--secondary" href="${url}" download
              >${fill(words.editorDownload, { name: file_name ?? '', size: fileSize(size ?? 0, locale) })}</a
            >
          </p>`,
      )}
      <p class="story__ways">
        <a href="/redactie/${id}/bewerken">${words.editorEdit}</a> <a href="/redactie">${words.editorTitle}</a>
      </p>
    </article>`,
  };
}

export function articleList(articles: readonly Article[], { words }: Visit): Page {
  return {
    title: words.editorTitle,
    about: words.editorIntro,
    body: html`<div class="wrap">
      <div class="intro">
        <h1>${words.editorTitle}</h1>
        <p>${words.editorIntro}</p>
      </div>
      <p><a class="sw-button sw-button--confirm" href="/redactie/nieuw">${words.editorNew}</a></p>
      ${
        articles.length === 0
          ? html`<p class="section">${words.editorNone}</p>`
          : html`<ul class="stories section">
              ${articles.map(storyCard)}
            </ul>`
      }
    </div>`,
  };
}

function storyCard({ id, title, intro, photos: [first] }: Article): Markup {
  return html`<li class="story-card">
    ${first ? html`<img src="${first.url}" alt="" loading="lazy" />` : ''}
    <h2><a href="/redactie/${id}">${title}</a></h2>
    <p>${intro}</p>
  </li>`;
}
