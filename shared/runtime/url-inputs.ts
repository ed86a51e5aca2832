import * as z from 'zod/mini';
import { isLink, isHttpUrl, isPicture, isRunnable } from '../rules/url.ts';

/** Types of inputs that are URLs. A rejected URL is reported, and the input counts as missing. */

const PAGE = 'a path, or an address of http or https';
// Braces are a placeholder for the language.
const isLinkOrPattern = (address: string) => isLink(address.replaceAll(/[{}]/g, ''));

/** The address of a link. */
export const linkInput = z
  .string()
  .check(z.refine(isLinkOrPattern, 'a path, or an address of http, https, mailto or tel'));

/** The address of an image. */
export const pictureInput = z.string().check(z.refine(isPicture, 'the address of a picture'));

/** The address of a call or a form, on the page's origin or on one of `allowedOrigins`. */
export const callInput = z.string().check(z.minLength(1, 'an address'), z.refine(isHttpUrl, PAGE));

/** As above, or empty for no call. */
export const optionalCallInput = z.string().check(z.refine(isHttpUrl, PAGE));

/** The start of the paths of several calls. */
export const callBaseInput = z.string().check(z.refine(isHttpUrl, PAGE));

const CALLS: readonly z.ZodMiniType[] = [callInput, optionalCallInput, callBaseInput];
const URLS: readonly z.ZodMiniType[] = [linkInput, pictureInput, ...CALLS];

/** What the input expects instead of a refused address. Null for any other value. */
export function expectedUrl(type: z.ZodMiniType, value: unknown, origins: readonly string[]): string | null {
  if (!URLS.includes(type) || typeof value !== 'string') return null;
  const read = z.safeParse(type, value);
  if (!read.success) return read.error.issues[0]!.message;
  const target = type === callBaseInput ? `${value}/upload` : value;
  const isAllowed =
    !CALLS.includes(type) || (isHttpUrl(target) && [location.origin, ...origins].includes(originOf(target)));
  return isAllowed ? null : 'an address of this site, or of an origin in allowedOrigins';
}

function originOf(address: string): string {
  return new URL(address, location.href).origin;
}

/** An address in a list or an object that the schema has dropped. */
export interface DroppedUrl {
  readonly path: readonly string[];
  readonly url: string;
}

/** Addresses that could run a script, and that the contract has dropped. */
export function droppedUrls(given: unknown, read: unknown): DroppedUrl[] {
  const hostile = textsIn(given).filter(({ text }) => isRunnable(text));
  if (hostile.length === 0) return [];
  const kept = new Set(textsIn(read).map(({ text }) => text));
  return hostile.filter(({ text }) => !kept.has(text)).map(({ path, text }) => ({ path, url: text }));
}

function textsIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!Array.isArray(value) && !isPlain(value)) return [];
  // The widget returns it to the shop, and does not show it.
  const entries = Object.entries(value).filter(([key]) => key !== 'asItCame');
  return entries.flatMap(([key, inside]) => textsIn(inside, [...path, key]));
}

/** A JSON object, not an element. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
