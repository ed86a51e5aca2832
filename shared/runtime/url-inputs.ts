import * as z from 'zod/mini';
import { isHttpUrl, isLink, isPicture, isRunnable } from '../rules/url.ts';

/** Types of inputs that are URLs. A rejected URL is reported, and the input counts as missing. */

/** Origins to which the widget may send data, in addition to the page's own. */
let allowedOrigins: readonly string[] = [];

/** The address of the page, on a server. */
let serverUrl: string | undefined;

/** The same for all widgets of a page. */
export function allowOrigins(origins: readonly string[], page?: string): void {
  allowedOrigins = origins;
  serverUrl = page;
}

/** A check of an address. The schemas that are derived from its schema have it too, and its issue has this mark. */
const urlCheck = (isValid: (address: string) => boolean, error: string) =>
  z.refine<string>(isValid, { error, params: { isUrl: true } });

export function isUrlIssue(issue: z.core.$ZodIssue): boolean {
  return (issue as z.core.$ZodIssueCustom).params?.['isUrl'] === true;
}

const isHttp = urlCheck(isHttpUrl, 'a path, or an address of http or https');
const OWN = 'an address of this site, or of an origin in allowedOrigins';

function isOwn(address: string): boolean {
  if (!isHttpUrl(address)) return false;
  const page = serverUrl ?? location.href;
  const { origin } = new URL(address, page);
  return origin === new URL(page).origin || allowedOrigins.includes(origin);
}

/** The address of a link. Braces are a placeholder for the language. */
export const linkInput = z
  .string()
  .check(
    urlCheck(
      (address) => isLink(address.replaceAll(/[{}]/g, '')),
      'a path, or an address of http, https, mailto or tel',
    ),
  );

/** The address of an image. */
export const pictureInput = z.string().check(urlCheck(isPicture, 'the address of a picture'));

/** The address of a call or a form on an allowed origin, or empty for no call. */
export const optionalCallInput = z.string().check(isHttp, urlCheck(isOwn, OWN));

/** The address of a call or a form on an allowed origin. */
export const callInput = optionalCallInput.check(z.minLength(1, 'an address'));

/** The start of the paths of several calls: `/` alone would make `//call`, whose host is `call`. */
export const callBaseInput = z.string().check(
  isHttp,
  urlCheck((base) => isOwn(`${base}/call`), OWN),
);

/** An address in a list or an object that the schema has dropped. */
export interface DroppedUrl {
  readonly path: readonly string[];
  readonly url: string;
}

/** Addresses that could run a script, and that the contract has dropped. */
export function droppedUrls(written: unknown, read: unknown): DroppedUrl[] {
  const hostile = textsIn(written).filter(({ url }) => isRunnable(url));
  if (hostile.length === 0) return [];
  const kept = new Set(textsIn(read).map(({ url }) => url));
  return hostile.filter(({ url }) => !kept.has(url));
}

function textsIn(value: unknown, path: readonly string[] = []): DroppedUrl[] {
  if (typeof value === 'string') return [{ path, url: value }];
  if (!Array.isArray(value) && !isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, [...path, key]));
}

/** A JSON object: not an element, and not what goes back to the shop as it was received. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
