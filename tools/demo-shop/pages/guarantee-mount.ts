import { html } from 'hono/html';
import { hasExtra } from '../extras.ts';
import { guaranteeNotice } from '../rules/guarantee-notice.ts';
import type { Markup } from './icons.ts';
import type { Visit } from './visit.ts';

/** The picture of the notice, which needs no script. */
export function guaranteePicture(visit: Visit): Markup {
  if (!hasExtra(visit, 'guarantee-notice')) return html``;
  const { image, width, height, alt } = guaranteeNotice(visit.locale);
  return html`<img data-guarantee-notice src="${image}" width="${width}" height="${height}" alt="${alt}" />`;
}

/** The widget with the notice on the legal guarantee. */
export function guaranteeMount(visit: Visit): Markup {
  if (!hasExtra(visit, 'guarantee-notice')) return html``;
  return html`<div data-widget="guarantee" data-link="${guaranteeNotice(visit.locale).url}">
    ${guaranteePicture(visit)}
  </div>`;
}
