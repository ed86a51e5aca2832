import * as z from 'zod/mini';
import { closestName } from '../../loader/engine/closest-name.ts';
import { languageOf, LOCALES } from '../../shared/i18n/languages.ts';
import { messageOf } from './check-inputs.ts';
import { finding, type Finding } from './finding.ts';
import { callSettingsOf, metaOf, recordIn, type Page } from './page.ts';

const booleanLike = z.union([z.boolean(), z.literal(['true', 'false', '1', '0', '']), z.literal([0, 1])]);
const numberLike = z.union([z.number(), z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*$/))]);

/** Includes the forms in which PHP may write a value. */
const SETTINGS: Readonly<Record<string, { readonly type: z.ZodMiniType; readonly expected: string }>> = {
  locale: { type: z.string(), expected: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LOCALES) },
  currency: {
    type: z.looseObject({
      sign: z.optional(z.string()),
      position: z.optional(z.enum(['before', 'after'])),
      code: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
    }),
    expected: '{ "sign": "€", "position": "before" or "after", "code": "EUR" }',
  },
  contentDomain: {
    type: z.string().check(z.regex(/^[\w.-]+(:\d+)?$/)),
    expected: 'a host, such as content.example.nl',
  },
  allowedOrigins: {
    type: z.array(
      z.string().check(z.refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin, 'an origin')),
    ),
    expected: 'a list of origins, such as https://forms.example.nl',
  },
  taxExemptionSelected: { type: booleanLike, expected: 'true or false' },
  base: { type: z.string().check(z.regex(/^\/[^/?#]+(\/[^/?#]+)*\/?$/)), expected: 'a path, such as /shop' },
  token: {
    type: z.strictObject({
      cookie: z.optional(z.string().check(z.regex(/^[\w.-]+$/))),
      call: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
      header: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
    }),
    expected: '{ "cookie": a name, "call": a path, "header": a name }, or some of them',
  },
  staleToken: {
    type: z.strictObject({
      status: z.array(z.int().check(z.minimum(400), z.maximum(499))),
      header: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
    }),
    expected: '{ "status": [403] } with statuses from 400 to 499, and perhaps the name of a "header"',
  },
  analytics: {
    type: z.union([booleanLike, z.string().check(z.regex(/^(?!(?:yes|no|on|off|null|none)$)\S+$/i))]),
    expected: 'true, false, or the name of an event, such as shop:consent',
  },
  telemetry: {
    type: z.strictObject({
      calls: z.optional(booleanLike),
      vitals: z.optional(booleanLike),
    }),
    expected: '{ "calls": true, "vitals": true }, or one of them',
  },
  traceparent: { type: booleanLike, expected: 'true or false' },
  inspect: { type: booleanLike, expected: 'true or false' },
  agents: { type: booleanLike, expected: 'true or false' },
  vatRate: { type: numberLike, expected: 'a percentage, such as 21' },
  texts: {
    type: z.union([z.record(z.string(), z.record(z.string(), z.string())), z.array(z.never())]),
    expected: 'texts by widget and key',
  },
};

const WHERE = 'script[data-shop-settings]';

/**
 * Checks the settings of the page, its language and the CSRF token.
 *
 * @param hasTokenCookie the shop sends its token as the cookie `XSRF-TOKEN`, so the page needs none
 */
export function checkSettings(page: Page, hasTokenCookie = false): Finding[] {
  return [...(hasTokenCookie ? [] : checkToken(page)), ...checkScript(page), ...checkLocale(page)];
}

function checkToken(page: Page): Finding[] {
  const { cookie, call } = callSettingsOf(page).token ?? {};
  if (page.mounts.length === 0 || cookie || call) return [];
  const token = metaOf(page, 'csrf-token');
  if (token === null)
    return [finding('csrf-missing', '<head>', 'There is no <meta name="csrf-token">: the shop rejects calls.')];
  return token.trim() === ''
    ? [finding('csrf-missing', 'meta[name=csrf-token]', 'The token is empty: the shop rejects calls.')]
    : [];
}

function checkScript({ document }: Page): Finding[] {
  const [first, ...others] = document.querySelectorAll(WHERE);
  const ignored = document.querySelector('[data-shop-settings]:not(script)')?.localName;
  const findings: Finding[] = ignored
    ? [finding('settings-script', `${ignored}[data-shop-settings]`, `Widgets read a script, and not this ${ignored}.`)]
    : [];
  if (!first) return findings;
  if (others.length > 0)
    findings.push(
      finding('settings-script', WHERE, `The page has ${others.length + 1} of them; widgets read only the first.`),
    );
  if (first.getAttribute('type') !== 'application/json')
    findings.push(finding('settings-script', WHERE, 'The settings are not in a script of type "application/json".'));
  const settings = recordIn(first.textContent);
  if (!settings || Array.isArray(settings)) {
    const what = messageOf({ where: WHERE }, { attribute: 'data-shop-settings', found: first.textContent });
    return [...findings, finding('settings-json', WHERE, what)];
  }
  return [...findings, ...Object.entries(settings).flatMap(([name, value]) => checkSetting(name, value))];
}

function checkSetting(name: string, value: unknown): Finding[] {
  const known = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
  if (!known) {
    const meant = closestName(name, Object.keys(SETTINGS));
    // A shop may add its own settings.
    return meant ? [finding('settings-unknown', WHERE, `${name} is not a setting. Did you mean "${meant}"?`)] : [];
  }
  if (value === null || z.safeParse(known.type, value).success) return [];
  return [finding('settings-wrong', WHERE, `${name} expects ${known.expected}, found ${JSON.stringify(value)}.`)];
}

function checkLocale({ locale, settings }: Page): Finding[] {
  if (!locale || languageOf(locale)) return [];
  const where = locale === settings['locale'] ? WHERE : '<html lang>';
  return [finding('settings-locale', where, `There are no texts in "${locale}": widgets show Dutch texts.`)];
}
