import type { CatalogueWords } from './words.ts';
import type { WidgetEntry } from './widgets.ts';

export type GroupName = keyof CatalogueWords['groups'];

/** Groups for editors. Names without a widget are ignored; a new widget is in the group `others`. */
const GROUPS: Readonly<Record<Exclude<GroupName, 'others'>, readonly string[]>> = {
  buying: [
    'add-to-cart',
    'cart-badge',
    'cart-page',
    'cart-popup',
    'recommended-combination',
    'shipping-costs',
    'vat-toggle',
    'checkout',
    'quotation',
  ],
  choosing: [
    'product-overview',
    'product-gallery',
    'video-player',
    'product-specs',
    'product-reviews',
    'star-rating',
    'compare-checkbox',
    'compare-bar',
    'compare-page',
  ],
  reading: [
    'faq-block',
    'brand-faq',
    'page-helpers',
    'content-modal',
    'concept-store-modal',
    'mobile-menu',
    'newsletter-box',
    'chat-widget',
  ],
  requests: ['back-in-stock-modal', 'installer-request', 'price-match', 'media-field'],
  account: ['address-book', 'address-form', 'credits-dashboard', 'stock-reminders'],
  returns: ['return-picker', 'return-order-form', 'return-solution-wizard', 'return-question-wizard'],
};

export interface Group {
  readonly name: GroupName;
  readonly widgets: readonly WidgetEntry[];
}

/** Leaves out empty groups. */
export function groupWidgets(widgets: readonly WidgetEntry[]): Group[] {
  const named = Object.entries(GROUPS).map(([name, members]) => ({
    name: name as GroupName,
    widgets: members.flatMap((member) => widgets.filter((widget) => widget.name === member)),
  }));
  const taken = new Set(Object.values(GROUPS).flat());
  const others = { name: 'others' as const, widgets: widgets.filter(({ name }) => !taken.has(name)) };
  return [...named, others].filter((group) => group.widgets.length > 0);
}
