import * as z from 'zod/mini';
import { AddressMatches } from '../../../shared/contract/postcode.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { isLocale } from '../rules/language.ts';
import { detailsOf } from '../rules/postcode/details.ts';
import { search } from '../rules/postcode/search.ts';

const SESSION = /^[A-Za-z0-9\-_.]{8,64}$/;

/** Replaces the address search service behind the shop's own path, with the errors of its proxy. */
export function mountPostcode(app: ShopApp): void {
  app.get('/postcode', (context) => {
    const problem = problemOf(context);
    if (problem !== undefined) return refused(context, problem);
    const [call, ...parts] = partsOf(context);
    if (call === 'internationalAutocomplete') return found(context, parts);
    if (call === 'internationalGetDetails') return details(context, parts);
    return refused(context, `Unknown call ${call}.`);
  });
}

function problemOf(context: ShopContext): string | undefined {
  if (!context.req.query('k')) return 'No key.';
  if (SESSION.test(context.req.header('X-Autocomplete-Session') ?? '')) return undefined;
  return 'X-Autocomplete-Session must be 8 to 64 characters of A-Z, a-z, 0-9, "-", "_" and ".".';
}

function found(context: ShopContext, [from = '', term = '']: readonly string[]): Response {
  const matches = search(from, term);
  if (!matches) return refused(context, 'The context is unknown or has expired.');
  return context.json(z.encode(AddressMatches, matches) as object);
}

function details(context: ShopContext, [from = '', requestedLanguage = '']: readonly string[]): Response {
  const language = requestedLanguage || 'nl-NL';
  const locale = language.slice(0, 2).toLowerCase();
  const address = detailsOf(from, isLocale(locale) ? locale : 'nl', language);
  return address ? context.json(address) : refused(context, 'The context is unknown, has expired, or is no address.');
}

function refused(context: ShopContext, why: string): Response {
  return context.json({ Exception: why }, 400);
}

/** Splits `p` at its slashes. Encoded slashes within a part are kept. */
function partsOf(context: ShopContext): string[] {
  const raw = /[?&]p=([^&]*)/.exec(context.req.url)?.[1] ?? '';
  const parts = raw.includes('/') ? raw.split('/') : decoded(raw).split('/');
  return parts.map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
