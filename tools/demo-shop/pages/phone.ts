import { html } from 'hono/html';

/** The telephone of the shop. */
export const PHONE = { shown: '036 000 00 00', address: 'tel:+31360000000' };

export const phoneLink = html`<a href="${PHONE.address}">${PHONE.shown}</a>`;
