import type { InstallerRequest, PriceMatch } from '../../../../shared/contract/requests.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db } from '../../db/schema.ts';
import type { Problems } from '../checkout/problems.ts';
import { requireNone } from '../checkout/problems.ts';
import type { MakeId } from '../sessions.ts';
import type { Shopper } from '../shopper.ts';
import { fieldProblems } from './contact.ts';
import { knownProduct } from './known-product.ts';

const INSTALLER_NEEDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'house_number',
  'zip_code',
  'city',
] as const;
const PRICE_MATCH_NEEDS = ['first_name', 'last_name', 'email', 'price', 'link'] as const;

interface Sent {
  readonly kind: 'installer' | 'price-match';
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: Problems;
  readonly websiteId: WireId;
  /** The product; its type only if the form contains it. */
  readonly productId: WireId;
  readonly type?: string;
}

/** Asks for a call by an installer. */
export function askInstaller(db: Db, shopper: Shopper, makeId: MakeId, input: InstallerRequest): Promise<void> {
  const { website_id, model_id, model_type, ...fields } = input;
  const problems = fieldProblems(fields, INSTALLER_NEEDS, shopper.locale);
  return keep(db, shopper, makeId, {
    kind: 'installer',
    fields,
    problems,
    websiteId: website_id,
    productId: model_id,
    type: model_type,
  });
}

/** Reports a lower price elsewhere. */
export function askPrice(db: Db, shopper: Shopper, makeId: MakeId, input: PriceMatch): Promise<void> {
  const { website_id, product_id, ...fields } = input;
  const problems = { ...fieldProblems(fields, PRICE_MATCH_NEEDS, shopper.locale), ...priceProblems(fields) };
  return keep(db, shopper, makeId, {
    kind: 'price-match',
    fields,
    problems,
    websiteId: website_id,
    productId: product_id,
  });
}

function priceProblems({ price, link }: Pick<PriceMatch, 'price' | 'link'>): Problems {
  return {
    ...(price.trim() !== '' && !isPrice(price) ? { price: [{ why: 'price' }] } : {}),
    ...(link.trim() !== '' && !isLink(link) ? { link: [{ why: 'link' }] } : {}),
  };
}

/** Prices as people write them: `599`, `€ 1.299,95`, `599,-`, `599.95`. */
export function isPrice(text: string): boolean {
  const amount = text.replaceAll(/[\s€]|EUR/gi, '').replace(/,-+$/, '');
  return (
    /^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$|^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(amount) && /[1-9]/.test(amount)
  );
}

/** The address of a page, also without a scheme: `www.winkel.nl/omvormer`. */
export function isLink(text: string): boolean {
  const address = text.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname);
}

async function keep(db: Db, { person, locale, now }: Shopper, makeId: MakeId, sent: Sent): Promise<void> {
  const productId = await knownProduct(db, sent.productId, sent.type);
  const subject = sent.kind === 'installer' ? 'model_id' : 'product_id';
  requireNone({ ...sent.problems, ...(productId === undefined ? { [subject]: [{ why: 'product-gone' }] } : {}) });
  await db
    .insertInto('requests')
    .values({
      id: makeId(),
      kind: sent.kind,
      person_id: person?.id ?? null,
      product_id: productId!,
      website_id: String(sent.websiteId),
      locale,
      data: JSON.stringify(sent.fields),
      created_at: now,
    })
    .execute();
}
