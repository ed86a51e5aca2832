import { EMPTY_CHECKOUT, toFields, toOrder } from '../../shared/contract/checkout-data.ts';
import { NOTHING_SELECTED, writeFilterPath } from '../../shared/rules/filter-path.ts';
import { withPickupPoint } from '../../widgets/checkout/shipping.rules.ts';
import { pathOf, STEPS } from '../../widgets/checkout/steps.rules.ts';
import { code, json, table } from './markdown.ts';
import { optionalFields, requiredFields } from './required-fields.ts';

/** What a server has to know of a widget beside its calls, as Markdown. */
export interface Notes {
  /** The paths on which a page with the widget answers. */
  readonly pages: {
    /** A regular expression that every language reads. */
    readonly pattern: string;
    readonly text: readonly string[];
  };
  /** By method and path of a call. */
  readonly ofCalls: Readonly<Record<string, readonly string[]>>;
}

const NOTES: Readonly<Record<string, () => Notes>> = { checkout: checkoutNotes, 'product-overview': overviewNotes };

/** The notes of a widget that has some. */
export function notesOf(widget: string): Notes | undefined {
  return NOTES[widget]?.();
}

function checkoutNotes(): Notes {
  const paths = STEPS.map(pathOf);
  return {
    pages: {
      pattern: paths.join('|'),
      text: [
        `Answer the page with this widget on ${listed(paths)}: the path decides which step is shown, and the browser asks for it when the shopper reloads the page or comes back to it. Some calls have the same paths; they are \`POST\`, and pages are \`GET\`.`,
        'The page that thanks, or on which the order is paid, is yours: the answer that places the order names it in `redirect`.',
      ],
    },
    ofCalls: {
      'POST /checkout/validate': requiredNote(),
      'POST /checkout/validate/payment': pickupNote(),
    },
  };
}

function requiredNote(): string[] {
  return [
    'These fields have to be filled in. The form marks them, and the server refuses them where they are empty:',
    table(
      ['Field', 'Has to be filled in'],
      [...requiredFields()].map(([condition, fields]) => [fields.map(code).join(', '), condition]),
    ),
    `${listed(optionalFields())} may be empty.`,
    'The widget sends the step whatever the fields hold, but for two things: an address search that was left without choosing an address, and a missing consent to the VAT rate of 0 %. So all other rules are those of the server. A password that is too short, or that differs from its repetition, is named in the form and sent. Two empty passwords are an order without an account.',
  ];
}

/** The place of a pickup as it is sent, with what differs from an order that is delivered. */
function pickupNote(): string[] {
  const order = { ...EMPTY_CHECKOUT, shipping_country: 'nl' };
  const place = {
    company: 'Zonshop magazijn',
    street: 'Zonneweg',
    house_number: '12',
    house_number_addition: '',
    zip_code: '3899 AZ',
    city: 'Zeewolde',
    country: 'nl',
  };
  const collected = toFields(withPickupPoint(toOrder(order), place));
  const shipping = Object.entries(collected).filter(
    ([name, value]) => name.startsWith('shipping_') && !/_method/.test(name) && typeof value !== 'undefined',
  );
  return [
    'An order that is collected has the place in these fields, whatever the first step has sent. No name belongs to it, unless the shopper has typed a separate shipping address before:',
    json(Object.fromEntries(shipping)),
  ];
}

function overviewNotes(): Notes {
  const path = writeFilterPath('/omvormers', {
    ...NOTHING_SELECTED,
    brands: ['growatt', 'sma'],
    filters: new Map([['vermogen', ['3-kw']]]),
    price: { min: 100, max: 500 },
    sort: 'price-low',
    page: 2,
  });
  return {
    pages: {
      pattern: '(/[^/:.]+)*(/[^/:]+:[^/]*)*',
      text: [
        `The widget writes what the shopper selects into the path of the page, as segments with a colon: ${code(path)}. A reload or a shared link asks for such a path. Answer the same page as on ${code('/omvormers')}: the segments are the widget's, and the call answers the whole list every time. What each segment means is in [Rules of the shop](../guide/rules.md#filter-path).`,
        'The buttons of the list put products into the cart by `POST /cart/add`, which is in the sheet of `cart-popup`. Embed that widget on the page, too.',
      ],
    },
    ofCalls: {},
  };
}

function listed(words: readonly string[]): string {
  const names = words.map(code);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
