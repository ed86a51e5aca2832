import * as z from 'zod/mini';
import { isLink, isHttpUrl, isPicture } from '../rules/url.ts';
import { optionalText } from './wire.ts';

/** Addresses in what the shop answers. One that a browser could run is no address, and fails no answer: it is null. */

function urlWhere(isSafe: (address: string) => boolean) {
  return z.codec(optionalText, z.nullable(z.string()), {
    decode: (text) => (text !== null && isSafe(text) ? text : null),
    encode: (text) => text,
  });
}

/** The address of a link: of a page, a mail address or a telephone number. */
export const linkUrl = urlWhere(isLink);
/** Where a picture is. */
export const pictureUrl = urlWhere(isPicture);
/** Where the browser is sent. */
export const pageUrl = urlWhere(isHttpUrl);
