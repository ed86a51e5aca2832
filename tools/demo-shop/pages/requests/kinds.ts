import { html, raw } from 'hono/html';
import type { PersonRow } from '../../db/schema.ts';
import type { Locale } from '../../rules/language.ts';
import type { Product } from '../../rules/product.ts';
import { INSTALLER_PATH, PRICE_MATCH_PATH } from '../../routes/requests.ts';
import { INSTALLER } from '../../seed/content/installer.ts';
import type { FormField, Values } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** The country sites of the shop, by language. */
export const WEBSITES: Readonly<Record<Locale, number>> = { nl: 1, de: 2, en: 3 };

/** A page with a request form about a product, with or without JavaScript. */
export interface RequestKind {
  readonly path: string;
  title(visit: Visit): string;
  intro(product: Product, visit: Visit): Markup;
  fields(visit: Visit): readonly FormField[];
  /** Names the product. */
  subject(product: Product, visit: Visit): Readonly<Record<string, string | number>>;
  /** The values that are known for a customer. */
  known(customer: PersonRow): Values;
  submit(visit: Visit): string;
  thanks(product: Product, visit: Visit): { title: string; text: Markup };
}

function nameFields({ words, locale }: Visit): FormField[] {
  const middle: FormField = {
    name: 'middle_name',
    label: words.middleName,
    autocomplete: 'additional-name',
    width: 3,
  };
  return [
    { name: 'first_name', label: words.firstName, autocomplete: 'given-name', isRequired: true, width: 3 },
    ...(locale === 'de' ? [] : [middle]),
    {
      name: 'last_name',
      label: words.lastName,
      autocomplete: 'family-name',
      isRequired: true,
      width: locale === 'de' ? 3 : 6,
    },
  ];
}

function email({ words }: Visit): FormField {
  return { name: 'email', label: words.email, type: 'email', autocomplete: 'email', isRequired: true };
}

function knownPerson({ first_name, middle_name, last_name, email: address, phone }: PersonRow): Values {
  return { first_name, middle_name: middle_name ?? '', last_name, email: address, phone: phone ?? '' };
}

const reminder: RequestKind = {
  path: '/mail-when-in-stock',
  title: ({ words }) => words.remindTitle,
  intro: ({ name }, { words }) => html`<p>${fill(words.remindIntro, { name })}</p>`,
  fields: (visit) => [
    { name: 'name', label: visit.words.fullName, autocomplete: 'name', isRequired: true },
    email(visit),
  ],
  subject: ({ type, id }) => ({ type, id }),
  known: ({ first_name, middle_name, last_name, email: address }) => ({
    name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    email: address,
  }),
  submit: ({ words }) => words.remindSubmit,
  thanks: ({ name }, { words }) => ({
    title: words.remindDone,
    text: html`<p>${fill(words.remindDoneText, { name })}</p>`,
  }),
};

const installer: RequestKind = {
  path: INSTALLER_PATH,
  title: ({ locale }) => INSTALLER[locale].title!,
  intro: (_product, { locale }) => raw(INSTALLER[locale].text!),
  fields: (visit) => {
    const { words } = visit;
    return [
      ...nameFields(visit),
      email(visit),
      { name: 'phone', label: words.phone, type: 'tel', autocomplete: 'tel', isRequired: true },
      { name: 'street', label: words.street, autocomplete: 'address-line1', isRequired: true },
      { name: 'house_number', label: words.houseNumber, isRequired: true, most: 10, width: 3 },
      { name: 'house_number_addition', label: words.addition, most: 10, width: 3 },
      { name: 'zip_code', label: words.zipCode, autocomplete: 'postal-code', isRequired: true, width: 2 },
      { name: 'city', label: words.city, autocomplete: 'address-level2', isRequired: true, width: 4 },
      { name: 'description', label: words.plans, hint: words.plansHint, rows: 6 },
    ];
  },
  subject: ({ type, id }, { locale }) => ({
    website_id: WEBSITES[locale],
    model_id: id,
    model_type: type.toUpperCase(),
  }),
  known: knownPerson,
  submit: ({ locale }) => INSTALLER[locale].submit_button_text!,
  thanks: (_product, { locale }) => ({
    title: INSTALLER[locale].thanks_title!,
    text: raw(INSTALLER[locale].thanks_text!),
  }),
};

const priceMatch: RequestKind = {
  path: PRICE_MATCH_PATH,
  title: ({ words }) => words.priceMatchTitle,
  intro: (_product, { words }) => html`<p>${words.priceMatchIntro}</p>`,
  fields: (visit) => {
    const { words } = visit;
    return [
      ...nameFields(visit),
      email(visit),
      { name: 'price', label: words.foundPrice, hint: words.foundPriceHint, isRequired: true },
      { name: 'link', label: words.foundLink, hint: words.foundLinkHint, type: 'url', isRequired: true },
      { name: 'remark', label: words.remark, rows: 6 },
    ];
  },
  subject: ({ id }, { locale }) => ({ website_id: WEBSITES[locale], product_id: id }),
  known: knownPerson,
  submit: ({ words }) => words.priceMatchSubmit,
  thanks: (_product, { words }) => ({
    title: words.priceMatchDone,
    text: html`<p>${words.priceMatchDoneText}</p>`,
  }),
};

export const REQUEST_KINDS = { reminder, installer, priceMatch } as const;

/** The links of a product page without JavaScript. */
export function requestAddress({ path }: RequestKind, { type, id }: Pick<Product, 'type' | 'id'>): string {
  return `${path}?type=${type}&id=${encodeURIComponent(id)}`;
}
