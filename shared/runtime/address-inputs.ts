import * as z from 'zod/mini';
import { isLink, isPage, isPicture, isRunnable } from '../rules/web-address.ts';

/** Types of inputs that say an address. One that is refused is reported, and counts as not written. */

const PAGE = 'a path, or an address of http or https';
// Braces stand for the language of the page.
const isLinkOrPattern = (address: string) => isLink(address.replaceAll(/[{}]/g, ''));

/** Where a link leads. */
export const linkInput = z
  .string()
  .check(z.refine(isLinkOrPattern, 'a path, or an address of http, https, mailto or tel'));

/** Where a picture is. */
export const pictureInput = z.string().check(z.refine(isPicture, 'the address of a picture'));

/** Where a call or a form goes: on the page's own origin, or on one that its settings name. */
export const callInput = z.string().check(z.minLength(1, 'an address'), z.refine(isPage, PAGE));

/** As above; nothing goes there when it is empty. */
export const optionalCallInput = z.string().check(z.refine(isPage, PAGE));

/** The beginning of the paths of several calls. */
export const callBaseInput = z.string().check(z.refine(isPage, PAGE));

const CALLS: readonly z.ZodMiniType[] = [callInput, optionalCallInput, callBaseInput];
const ADDRESSES: readonly z.ZodMiniType[] = [linkInput, pictureInput, ...CALLS];

/** What was expected in the place of an address that is refused; null for any other value. */
export function expectedAddress(type: z.ZodMiniType, value: unknown, origins: readonly string[]): string | null {
  if (!ADDRESSES.includes(type) || typeof value !== 'string') return null;
  const read = z.safeParse(type, value);
  if (!read.success) return read.error.issues[0]!.message;
  const goesTo = type === callBaseInput ? `${value}/upload` : value;
  const isAllowed =
    !CALLS.includes(type) || (isPage(goesTo) && [location.origin, ...origins].includes(originOf(goesTo)));
  return isAllowed ? null : 'an address of this site, or of an origin in allowedOrigins';
}

function originOf(address: string): string {
  return new URL(address, location.href).origin;
}

/** An address inside a list or an object that was left out of what was read from it. */
export interface LeftOut {
  readonly path: readonly string[];
  readonly address: string;
}

/** Addresses that a browser could run, where the contract has left them out. */
export function leftOut(given: unknown, read: unknown): LeftOut[] {
  const hostile = textsIn(given).filter(({ text }) => isRunnable(text));
  if (hostile.length === 0) return [];
  const kept = new Set(textsIn(read).map(({ text }) => text));
  return hostile.filter(({ text }) => !kept.has(text)).map(({ path, text }) => ({ path, address: text }));
}

function textsIn(value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!Array.isArray(value) && !isPlain(value)) return [];
  // What goes back to the shop as it came is not drawn.
  const entries = Object.entries(value).filter(([key]) => key !== 'asItCame');
  return entries.flatMap(([key, inside]) => textsIn(inside, [...path, key]));
}

/** An object as JSON has it, and no element of the page. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
