import * as z from 'zod/mini';
import { templateErrorMessage } from '../../loader/engine/console-messages.ts';
import { closestName } from '../../loader/engine/closest-name.ts';
import { finding, type Finding } from './finding.ts';
import { metaOf, recordIn, type Page } from './page.ts';

const truth = z.union([z.boolean(), z.literal(['true', 'false', '1', '0', '']), z.literal([0, 1])]);
const amount = z.union([z.number(), z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*$/))]);

/** What a page may say; PHP's ways of writing it are right too. */
const SETTINGS: Readonly<Record<string, { readonly type: z.ZodMiniType; readonly expected: string }>> = {
  locale: { type: z.string(), expected: 'nl, de or en' },
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
  taxExemptionSelected: { type: truth, expected: 'true or false' },
  vatRate: { type: amount, expected: 'a percentage, such as 21' },
  texts: {
    type: z.union([z.record(z.string(), z.record(z.string(), z.string())), z.array(z.never())]),
    expected: 'texts by widget and key',
  },
};

const PLACE = '[data-shop-settings]';
const WHERE = 'script[data-shop-settings]';

/**
 * The page's facts for all its widgets, and the token that their calls need.
 *
 * @param hasTokenCookie the shop hands out its token as the cookie `XSRF-TOKEN`, which does as well
 */
export function checkSettings(page: Page, hasTokenCookie = false): Finding[] {
  return [...(hasTokenCookie ? [] : token(page)), ...settings(page), ...language(page)];
}

function token(page: Page): Finding[] {
  if (page.places.length === 0) return [];
  const found = metaOf(page, 'csrf-token');
  if (found === null)
    return [finding('csrf-missing', '<head>', 'There is no <meta name="csrf-token">: calls are refused.')];
  return found.trim() === ''
    ? [finding('csrf-missing', 'meta[name=csrf-token]', 'The token is empty: calls are refused.')]
    : [];
}

function settings({ document }: Page): Finding[] {
  const [first, ...others] = document.querySelectorAll(PLACE);
  if (!first) return [];
  const wrong: Finding[] = [];
  if (others.length > 0)
    wrong.push(finding('settings-script', WHERE, `The page has ${others.length + 1} of them; only the first is read.`));
  if (first.localName !== 'script' || first.getAttribute('type') !== 'application/json')
    wrong.push(finding('settings-script', WHERE, 'The settings do not stand in a script of type "application/json".'));
  const found = recordIn(first.textContent);
  if (!found || Array.isArray(found)) {
    const said = templateErrorMessage(WHERE, { attribute: 'data-shop-settings', found: first.textContent }, []);
    return [...wrong, finding('settings-json', WHERE, said.slice(WHERE.length + 2))];
  }
  return [...wrong, ...Object.entries(found).flatMap(([name, value]) => judge(name, value))];
}

function judge(name: string, value: unknown): Finding[] {
  const known = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
  if (!known) {
    const meant = closestName(name, Object.keys(SETTINGS));
    // A shop may keep facts of its own here.
    return meant ? [finding('settings-unknown', WHERE, `${name} is no setting. Did you mean "${meant}"?`)] : [];
  }
  if (value === null || z.safeParse(known.type, value).success) return [];
  return [finding('settings-wrong', WHERE, `${name} expects ${known.expected}, found ${JSON.stringify(value)}.`)];
}

function language({ document }: Page): Finding[] {
  const set = recordIn(document.querySelector(PLACE)?.textContent)?.['locale'];
  const said = typeof set === 'string' && set !== '' ? set : document.documentElement.lang;
  if (!said || /^(nl|de|en)(?![a-z])/i.test(said)) return [];
  const where = said === set ? WHERE : '<html lang>';
  return [finding('settings-locale', where, `There are no words in "${said}": widgets speak Dutch here.`)];
}
