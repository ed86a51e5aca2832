import { finding, type Finding } from './finding.ts';
import type { WidgetRegistry, Page, Mount } from './page.ts';

/** Two checkouts place two orders, and two lists write their filters into one address. */
const CONFLICTING = ['checkout', 'product-overview'];

interface Companion {
  readonly name: string;
  readonly isNeededBy: (mount: Mount) => boolean;
  /** What happens without it. */
  readonly otherwise: string;
}

const isOff = (value: string | undefined) => value === 'false' || value === '0';
const isOn = (value: string | undefined) => value !== undefined && !isOff(value);

/** A buy button of a product that is not for sale now. It offers a reminder, unless the shop has none. */
function isSoldOut({ name, element: { dataset } }: Mount): boolean {
  return (
    name === 'add-to-cart' && ((isOff(dataset['orderable']) && !isOn(dataset['preOrder'])) || isOn(dataset['preHeat']))
  );
}

const COMPANIONS: readonly Companion[] = [
  {
    name: 'cart-popup',
    isNeededBy: (mount) =>
      ['add-to-cart', 'product-overview', 'compare-page'].includes(mount.name) && !isSoldOut(mount),
    otherwise: 'the shopper goes to the cart page instead of seeing the added product',
  },
  {
    name: 'back-in-stock-modal',
    isNeededBy: (mount) =>
      (isSoldOut(mount) && !isOff(mount.element.dataset['notify'])) || mount.name === 'product-overview',
    otherwise: 'no form opens when the shopper asks for a reminder',
  },
  {
    name: 'compare-bar',
    isNeededBy: ({ name, element: { dataset } }) =>
      name === 'compare-checkbox' || (name === 'product-overview' && !isOff(dataset['compare'])),
    otherwise: 'the shopper cannot open the comparison',
  },
];

/** Checks the widgets of a page together: some need a companion, some must not repeat. */
export function checkCombinations(page: Page, registry: WidgetRegistry): Finding[] {
  return [...checkRepeated(page, registry), ...checkCompanions(page, registry), ...checkIds(page)];
}

function checkRepeated({ mounts }: Page, registry: WidgetRegistry): Finding[] {
  return [...new Set(mounts.map(({ name }) => name))].flatMap((name) => {
    const named = mounts.filter((mount) => mount.name === name);
    if (named.length < 2 || !registry[name]?.isSingle) return [];
    const code = CONFLICTING.includes(name) ? 'widget-conflict' : 'widget-twice';
    return [finding(code, named[1]!.where, `${name} occurs ${named.length} times on this page; one is enough.`)];
  });
}

function checkCompanions({ mounts }: Page, registry: WidgetRegistry): Finding[] {
  const names = new Set(mounts.map(({ name }) => name));
  return COMPANIONS.flatMap(({ name, isNeededBy, otherwise }) => {
    const first = mounts.find(isNeededBy);
    if (!first || names.has(name) || !registry[name]) return [];
    return [finding('companion-missing', first.where, `There is no ${name} on this page: ${otherwise}.`)];
  });
}

function checkIds({ document }: Page): Finding[] {
  const counts = new Map<string, number>();
  for (const { id } of document.querySelectorAll('[id]')) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) =>
    count > 1 ? [finding('id-twice', `#${id}`, `${count} elements have the id "${id}".`)] : [],
  );
}
