import { isRecord } from '../../shared/contract/wire.ts';
import { urlOf, type Page, type WidgetRegistry } from './page.ts';
import { readJson } from './read-json.ts';
import { readAllInputs } from './read-mount-inputs.ts';
import type { SentCall } from './send-calls.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';
const GOOGLE_PAY = 'https://pay.google.com';

/** Something that a widget of the page loads. */
export interface Resource {
  readonly url: URL;
  /** The name of the widget. */
  readonly neededBy: string;
}

/** Players of the videos in inputs and answers. */
export function videoPlayersOn(page: Page, registry: WidgetRegistry, sent: readonly SentCall[]): Resource[] {
  const inputs = readAllInputs(page, registry).map((read) => ({
    neededBy: read.widget,
    videos: videosOf(read.widget, read.inputs),
  }));
  const answers = sent.map((answer) => ({ neededBy: answer.call.widget, videos: videosIn(bodyOf(answer)) }));
  return [...inputs, ...answers].flatMap(({ neededBy, videos }) =>
    videos.map((code) => ({ neededBy, url: new URL(playerFor(code)) })),
  );
}

function videosOf(widget: string, inputs: Readonly<Record<string, unknown>>): string[] {
  if (widget === 'video-player')
    return [`${inputs['provider'] === 'vimeo' ? 'vimeo.com/' : ''}${String(inputs['code'])}`];
  return videosIn(inputs);
}

/** The values of `videos` at any depth: codes, or objects with a code. */
function videosIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value) && key !== 'videos') return value.flatMap((item) => videosIn(item));
  if (key === 'videos' && typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((video) => {
      const code: unknown = isRecord(video) ? video['code'] : video;
      return typeof code === 'string' || typeof code === 'number' ? [String(code)] : [];
    });
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => videosIn(inner, name)) : [];
}

/** Vimeo numbers its videos; codes of YouTube have letters. */
function playerFor(code: string): string {
  return /vimeo\.com\//.test(code) || /^\d+$/.test(code.trim()) ? VIMEO : YOUTUBE;
}

/** What the script of Google Pay loads, if the shop offers this payment method. */
export function googlePayOn(sent: readonly SentCall[]): Record<'scripts' | 'calls', Resource[]> {
  const offer = sent.find(
    ({ call, answer }) => call.url.pathname.endsWith('/payment') && /google\W{0,2}pay/i.test(answer?.text ?? ''),
  );
  const resources = (...urls: string[]) =>
    offer ? urls.map((url) => ({ url: new URL(url), neededBy: offer.call.widget })) : [];
  return {
    scripts: resources(`${GOOGLE_PAY}/gp/p/js/pay.js`),
    calls: resources(GOOGLE_PAY, 'https://google.com/pay'),
  };
}

const PICTURE = /(^|_)(image|img|poster|thumbnail|icon|picture)(_url)?$/i;

/** Pictures in answers. */
export function picturesIn(page: Page, sent: readonly SentCall[]): Resource[] {
  return sent.flatMap((answer) =>
    pictureAddressesIn(bodyOf(answer)).flatMap((address) => {
      const url = urlOf(address, page.base);
      return url ? [{ url, neededBy: answer.call.widget }] : [];
    }),
  );
}

function pictureAddressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return PICTURE.test(key) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => pictureAddressesIn(item, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => pictureAddressesIn(inner, name)) : [];
}

function bodyOf({ answer }: SentCall): unknown {
  return readJson(answer?.text ?? '');
}
