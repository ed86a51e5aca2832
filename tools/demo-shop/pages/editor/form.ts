import { html, raw } from 'hono/html';
import type { MediaRecord } from '../../../../shared/contract/media.ts';
import { PLACES, type PlaceName } from '../../rules/articles.ts';
import { hidden } from '../buy-form.ts';
import { formAlert, formField, fieldError, type Filled } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { fill, type ShopWords } from '../texts.ts';
import type { Visit } from '../visit.ts';

export interface ArticleForm extends Filled {
  /** The number of the article; undefined for a new one. */
  readonly id?: number;
  /** The files of each field. */
  readonly placed: Readonly<Record<PlaceName, readonly Partial<MediaRecord>[]>>;
}

interface MediaPlace {
  readonly place: PlaceName;
  readonly title: keyof ShopWords;
  readonly hint: keyof ShopWords;
  readonly accept: string;
  /** Further attributes of the widget. */
  readonly more: string;
}

const MEDIA: readonly MediaPlace[] = [
  {
    place: 'photos',
    title: 'editorPhotos',
    hint: 'editorPhotosHint',
    accept: 'image/*',
    more: 'data-multiple data-max-items="4" data-use-title data-use-size',
  },
  {
    place: 'manuals',
    title: 'editorManual',
    hint: 'editorManualHint',
    accept: 'application/pdf',
    more: 'data-use-alt="false"',
  },
  {
    place: 'videos',
    title: 'editorVideo',
    hint: 'editorVideoHint',
    accept: 'video/*',
    more: 'data-use-alt="false" data-enable-chunking',
  },
];

/** The file field without JavaScript: existing files that stay, and new ones that are sent with the form. */
export const KEPT = '_kept';
export const ADDED = '_added';

function mediaPlace({ place, title, hint, accept, more }: MediaPlace, form: ArticleForm, { words }: Visit): Markup {
  const records = form.placed[place];
  const names = records.map(({ file_name }) => file_name).join(', ');
  const value = JSON.stringify(records);
  return html`<div class="entry entry--6" role="group" aria-labelledby="place-${place}">
    <h2 class="entry__title" id="place-${place}">${words[title]}</h2>
    <span class="entry__hint">${words[hint]}</span>
    <div
      data-widget="media-field"
      data-name="${place}"
      data-type="${PLACES[place].type}"
      ${raw(more)}
      data-value="${value}"
    >
      <input type="hidden" name="${place}${KEPT}" value="${value}" />
      ${names === '' ? '' : html`<p>${fill(words.editorKept, { names })}</p>`}
      <input
        type="file"
        name="${place}${ADDED}"
        accept="${accept}"
        aria-labelledby="place-${place}"
        ${PLACES[place].most > 1 ? html`multiple` : ''}
      />
    </div>
    ${fieldError(place, form)}
  </div>`;
}

/** The form of an article, new or existing. */
export function articleForm(form: ArticleForm, visit: Visit): Page {
  const { words, csrf } = visit;
  const title = form.id === undefined ? words.editorNew : words.editorEditTitle;
  const labels = { title: words.editorFieldTitle, intro: words.editorFieldIntro, body: words.editorFieldBody };
  return {
    title,
    body: html`<div class="wrap wrap--narrow">
      <div class="panel sheet">
        <h1>${title}</h1>
        <form class="order" method="post" action="/redactie" enctype="multipart/form-data" novalidate>
          ${hidden({ _token: csrf, ...(form.id === undefined ? {} : { id: form.id }) })}
          ${formAlert(form, labels, visit)}
          <p class="order__note">${words.requiredNote}</p>
          <fieldset>
            <legend class="unseen">${title}</legend>
            ${formField({ name: 'title', label: labels.title, isRequired: true }, form, visit)}
            ${formField({ name: 'intro', label: labels.intro }, form, visit)}
            ${formField({ name: 'body', label: labels.body, hint: words.editorFieldBodyHint, rows: 6, isRequired: true }, form, visit)}
            ${MEDIA.map((place) => mediaPlace(place, form, visit))}
          </fieldset>
          <p class="order__ways">
            <button class="sw-button sw-button--secondary" type="submit">${words.editorSave}</button>
            <a href="/redactie">${words.editorTitle}</a>
          </p>
        </form>
      </div>
    </div>`,
  };
}
