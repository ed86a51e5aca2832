import { isRecord } from '../../shared/contract/wire.ts';
import type { Made } from './make-calls.ts';
import { readPlace } from './inputs.ts';
import { readJson } from './read-json.ts';
import { urlOf, type Knowledge, type Page } from './page.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const WALLET = 'https://pay.google.com';

/** An address that a widget of the page is going to load. */
export interface Wanted {
  readonly url: URL;
  readonly by: string;
}

/** Players of the videos that stand in the inputs and answers of the page's widgets. */
export function playersOn(page: Page, knowledge: Knowledge, made: readonly Made[]): Wanted[] {
  const inputs = page.places.flatMap((place) => {
    const known = knowledge[place.name];
    const read = known && readPlace(page, place, known.widget);
    return read?.is === 'read' ? [{ by: place.name, found: codesIn(place.name, read.inputs) }] : [];
  });
  const answers = made.map(({ call, answer }) => ({ by: call.widget, found: videosIn(parsed(answer?.text)) }));
  return [...inputs, ...answers].flatMap(({ by, found }) => found.map((code) => ({ by, url: new URL(hostOf(code)) })));
}

function codesIn(name: string, inputs: Readonly<Record<string, unknown>>): string[] {
  if (name === 'video-player')
    return [`${inputs['provider'] === 'vimeo' ? 'vimeo.com/' : ''}${String(inputs['code'])}`];
  return videosIn(inputs);
}

/** What stands under `videos`, however deep: codes, or objects with one. */
function videosIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value) && key !== 'videos') return value.flatMap((item) => videosIn(item));
  if (key === 'videos' && typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((video) => {
      const code: unknown = isRecord(video) ? video['code'] : video;
      return typeof code === 'string' || typeof code === 'number' ? [String(code)] : [];
    });
  return isRecord(value) ? Object.entries(value).flatMap(([name, inside]) => videosIn(inside, name)) : [];
}

/** As the players choose it: Vimeo counts its videos, YouTube writes codes. */
function hostOf(code: string): string {
  return /vimeo\.com\//.test(code) || /^\d+$/.test(code.trim()) ? VIMEO : YOUTUBE;
}

/** What Google's own script loads and asks, where the shop offers that way to pay. */
export function walletOn(made: readonly Made[]): Record<'script' | 'call', Wanted[]> {
  const offers = made.find(
    ({ call, answer }) => call.url.pathname.endsWith('/payment') && /google\W{0,2}pay/i.test(answer?.text ?? ''),
  );
  const wanted = (address: string) => (offers ? [{ url: new URL(address), by: offers.call.widget }] : []);
  return { script: wanted(`${WALLET}/gp/p/js/pay.js`), call: [...wanted(WALLET), ...wanted('https://google.com/pay')] };
}

const PICTURE = /(^|_)(image|img|poster|thumbnail|icon|picture)(_url)?$/i;

/** Pictures in the answers, which widgets show. */
export function picturesIn(page: Page, made: readonly Made[]): Wanted[] {
  return made.flatMap(({ call, answer }) =>
    addressesIn(parsed(answer?.text)).flatMap((address) => {
      const url = urlOf(address, page.base);
      return url ? [{ url, by: call.widget }] : [];
    }),
  );
}

function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return PICTURE.test(key) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, inside]) => addressesIn(inside, name)) : [];
}

function parsed(text: string | undefined): unknown {
  return readJson(text ?? '') ?? null;
}
