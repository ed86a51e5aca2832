import { finding, type Finding } from './finding.ts';
import type { Knowledge, Page, Place } from './page.ts';

/** Widgets of which a page needs one: a second only stands by, or asks everything twice. */
const ONCE = [
  'address-book',
  'back-in-stock-modal',
  'cart-page',
  'cart-popup',
  'checkout',
  'compare-bar',
  'compare-page',
  'credits-dashboard',
  'product-overview',
  'stock-reminders',
];

interface Companion {
  readonly needed: string;
  readonly by: (place: Place) => boolean;
  readonly because: string;
}

const isOff = (value: string | undefined) => value === 'false' || value === '0';
const isOn = (value: string | undefined) => value !== undefined && !isOff(value);

/** Buttons that ask for mail instead of selling. */
function asksForMail({ name, element: { dataset } }: Place): boolean {
  return (
    name === 'add-to-cart' && ((isOff(dataset['orderable']) && !isOn(dataset['preOrder'])) || isOn(dataset['preHeat']))
  );
}

const COMPANIONS: readonly Companion[] = [
  {
    needed: 'cart-popup',
    by: (place) => ['add-to-cart', 'product-overview', 'compare-page'].includes(place.name) && !asksForMail(place),
    because: 'what is bought here is not shown: the shopper is sent to the cart instead',
  },
  {
    needed: 'back-in-stock-modal',
    by: (place) => asksForMail(place) || place.name === 'product-overview',
    because: 'nothing opens where a shopper asks for mail about a product',
  },
  {
    needed: 'compare-bar',
    by: ({ name }) => ['compare-checkbox', 'product-overview'].includes(name),
    because: 'a shopper who compares finds no way to the comparison',
  },
];

/** What is wrong between the widgets of a page: some belong together, some stand alone. */
export function checkTogether(page: Page, knowledge: Knowledge): Finding[] {
  return [...twice(page), ...alone(page, knowledge), ...sameIds(page)];
}

function twice({ places }: Page): Finding[] {
  return ONCE.flatMap((name) => {
    const found = places.filter((place) => place.name === name);
    if (found.length < 2) return [];
    return [
      finding('widget-twice', found[1]!.where, `${name} stands ${found.length} times on this page; one is enough.`),
    ];
  });
}

function alone({ places }: Page, knowledge: Knowledge): Finding[] {
  const names = new Set(places.map(({ name }) => name));
  return COMPANIONS.flatMap(({ needed, by, because }) => {
    const first = places.find(by);
    if (!first || names.has(needed) || !knowledge[needed]) return [];
    return [finding('companion-missing', first.where, `There is no ${needed} on this page, so that ${because}.`)];
  });
}

function sameIds({ document }: Page): Finding[] {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) =>
    count > 1 ? [finding('id-twice', `#${id}`, `${count} elements have the id "${id}".`)] : [],
  );
}
