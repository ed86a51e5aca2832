import type { CheckoutData } from '../../../shared/contract/checkout-data.ts';
import * as contract from '../../../shared/contract/checkout.ts';
import { addToCart } from '../../../shared/contract/cart.ts';
import { LOCALES, type Locale } from '../../../shared/i18n/languages.ts';
import { Broken, NotApplicable, type Clause } from '../clause.ts';
import { needed, requirePart, type Shared, type Visit } from '../visit.ts';
import { messagesIn } from '../visitor.ts';
import { addition } from './filled-cart.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { addressFields, guestWithCart, separateAddress } from './checkout-form.ts';
import { storedIn } from './checkout-steps.ts';
import { LANGUAGES, severalLanguages } from './languages.ts';

/** The first step with these values is refused, with a message at this field. */
function refusedAt(
  field: string,
  id: string,
  { rule, mend }: Pick<Clause, 'rule' | 'mend'>,
  changed: Partial<CheckoutData>,
): Clause {
  return { id, rule, mend, check: (visit) => refuses(visit, field, changed) };
}

async function refuses(visit: Visit, field: string, changed: Partial<CheckoutData>): Promise<void> {
  const visitor = await guestWithCart(visit);
  await visitor.refused(contract.validateAddresses, await addressFields(visit, changed), { field });
}

const AT_FIELD = 'Answer 422 with errors by the name of the field.';

const required: Clause[] = (['email', 'first_name', 'last_name', 'street', 'zip_code', 'city', 'country'] as const).map(
  (field) =>
    refusedAt(
      field,
      `checkout-required-${field.replaceAll('_', '-')}`,
      { rule: `Without \`${field}\`, the message is at \`${field}\`.`, mend: AT_FIELD },
      { [field]: '' },
    ),
);

const invalid: Clause[] = [
  refusedAt(
    'email',
    'checkout-email',
    { rule: 'A text that is no e-mail address is refused at `email`.', mend: AT_FIELD },
    { email: 'geen adres' },
  ),
  {
    id: 'checkout-zip-code',
    rule: 'A postal code that the country does not have is refused at `zip_code`.',
    mend: 'Compare the postal code with the form of its country.',
    check: (visit) => refuses(visit, 'zip_code', { zip_code: '?' }),
  },
  refusedAt(
    'country',
    'checkout-country',
    {
      rule: 'A country that the shop does not serve is refused at `country`.',
      mend: 'Compare the country with allowedCountries; do not let the exception of the engine through.',
    },
    { country: 'zz' },
  ),
  refusedAt(
    'company',
    'checkout-company',
    { rule: 'A business without a name is refused at `company`.', mend: AT_FIELD },
    { type: 'business', company: '' },
  ),
  {
    id: 'checkout-shipping-field',
    rule: 'What is wrong with a separate shipping address is at the fields with `shipping_`.',
    mend: 'Write shipping_ before the name of each field of that address.',
    check: (visit) => refuses(visit, 'shipping_city', { ...separateAddress(visit), shipping_city: '' }),
  },
  {
    id: 'checkout-password-short',
    rule: 'A password with less than 8 characters is refused at `password`.',
    mend: AT_FIELD,
    async check(visit) {
      requirePart(visit, 'account');
      await refuses(visit, 'password', { password: 'kort', password_confirmation: 'kort' });
    },
  },
  {
    id: 'checkout-password-differs',
    rule: 'A password that differs from its repetition is refused at `password_confirmation`.',
    mend: AT_FIELD,
    async check(visit) {
      requirePart(visit, 'account');
      const passwords = { password: 'conform-geheim-1', password_confirmation: 'conform-geheim-2' };
      await refuses(visit, 'password_confirmation', passwords);
    },
  },
  {
    id: 'checkout-several-messages',
    rule: 'Several fields that are wrong have a message each, in one answer.',
    mend: 'Validate all fields before you answer.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const fields = await addressFields(visit, { first_name: '', city: '' });
      await visitor.refused(contract.validateAddresses, fields, { field: 'first_name' });
      await visitor.refused(contract.validateAddresses, fields, { field: 'city' });
    },
  },
  {
    id: 'checkout-business',
    rule: 'A business with a valid VAT number is accepted.',
    mend: 'Take company and vat_number of a business; ask for a VAT number outside of the Netherlands only.',
    async check(visit) {
      const business = needed(visit.file.business, 'business abroad (business)');
      const visitor = await guestWithCart(visit);
      const answer = await visitor.send(
        contract.validateAddresses,
        await addressFields(visit, { ...business, type: 'business' }),
      );
      visitor.verify((answer.status ?? 500) < 300, `It answers ${answer.status}.`);
    },
  },
  {
    id: 'checkout-vat-number',
    rule: 'A VAT number that is none is refused at `vat_number`.',
    mend: 'Compare the number with the form of its country.',
    async check(visit) {
      const business = needed(visit.file.business, 'business abroad (business)');
      await refuses(visit, 'vat_number', { ...business, type: 'business', vat_number: '12' });
    },
  },
];

/** The message for a missing first name. */
const messages: Shared<ReadonlyMap<Locale, string>> = async (visit) => {
  const all = new Map<Locale, string>();
  for (const locale of await severalLanguages(visit)) {
    const visitor = await visit.visitor(locale);
    await visitor.ask(addToCart, addition(visit.file.products[1]));
    const fields = await addressFields(visit, { first_name: '' });
    all.set(locale, messagesIn(await visitor.send(contract.validateAddresses, fields)));
  }
  return all;
};

const languages: Clause[] = LOCALES.map((locale) => ({
  id: `checkout-messages-${locale}`,
  rule: `On a page in ${LANGUAGES[locale]}, the messages are ${LANGUAGES[locale]}.`,
  mend: 'Take the language of the page for the session; the file names a page for each language.',
  async check(visit) {
    const all = await visit.given(messages);
    const message = all.get(locale);
    if (message === undefined) throw new NotApplicable(`The shop is not in ${LANGUAGES[locale]}.`);
    if (message === '') throw new Broken('There is no message.');
    const [same] = [...all].find(([language, text]) => language !== locale && text === message) ?? [];
    if (same) throw new Broken(`It is the same as in ${LANGUAGES[same]}: ${message}`);
  },
}));

const hostile: Clause[] = [
  {
    id: 'checkout-hostile-text',
    rule: 'Fields with markup, quotes, a zero byte or thousands of characters do not fail.',
    mend: 'Refuse what your database cannot store with 422 at its field.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      for (const text of HOSTILE_TEXTS)
        for (const field of ['first_name', 'street', 'house_number', 'zip_code', 'country', 'email', 'vat_number'])
          await visitor.survives(contract.validateAddresses, { ...(await addressFields(visit)), [field]: text });
    },
  },
  {
    id: 'checkout-hostile-value',
    rule: 'Fields that are no text do not fail.',
    mend: 'Check the type of each field before you use it.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      for (const value of HOSTILE_VALUES)
        await visitor.survives(contract.validateAddresses, {
          ...(await addressFields(visit)),
          last_name: value,
          country: value,
        });
    },
  },
  {
    id: 'checkout-missing-fields',
    rule: 'A first step without its fields is refused.',
    mend: 'Treat missing fields like empty ones.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      await visitor.refused(contract.validateAddresses, {});
    },
  },
  {
    id: 'checkout-names',
    rule: 'Names with apostrophes, accents and emoji come back as they were typed.',
    mend: 'Store text in UTF-8, without escaping it for HTML.',
    async check(visit) {
      const visitor = await guestWithCart(visit);
      const last_name = "O’Brien-Müller & Zonen d'Été";
      await visitor.send(contract.validateAddresses, await addressFields(visit, { last_name }));
      const { checkoutData } = await visitor.ask(contract.startCheckout);
      storedIn(visitor.last);
      visitor.verify(checkoutData.last_name === last_name, `It is ${checkoutData.last_name} now.`);
    },
  },
];

export const checkoutMessages: readonly Clause[] = [...required, ...invalid, ...languages, ...hostile];
