import type { FaqGroup } from '../../../shared/contract/faq.ts';
import type { WireId } from '../../../shared/contract/wire.ts';
import type { Db } from '../db/schema.ts';
import { GROUPS } from '../seed/faq/groups.ts';
import type { SeededGroup } from '../seed/faq/question.ts';
import type { Locale, Words } from './language.ts';

interface FaqBrand {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** The main categories in which the brand has most products, first. */
  readonly categories: readonly string[];
}

/** The questions about a brand; undefined for an unknown brand. */
export async function readBrandFaq(db: Db, locale: Locale, id: WireId): Promise<FaqGroup[]> {
  const brand = await db
    .selectFrom('brands')
    .selectAll()
    .where('id', '=', Number.isInteger(Number(id)) ? Number(id) : -1)
    .executeTakeFirst();
  if (!brand) return [];
  const subject = { ...brand, categories: await categoriesOf(db, brand.id) };
  if (subject.categories.length === 0) return [];
  return GROUPS.filter((group) => isAbout(group, subject)).map((group) => groupIn(group, subject, locale));
}

async function categoriesOf(db: Db, brand: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['categories.slug', ({ fn }) => fn.countAll<number>().as('count')])
    .where('products.brand_id', '=', brand)
    .groupBy('categories.slug')
    .execute();
  const counts = new Map<string, number>();
  for (const { slug, count } of rows) {
    const main = slug.split('/')[0]!;
    counts.set(main, (counts.get(main) ?? 0) + count);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([slug]) => slug);
}

function isAbout({ categories }: SeededGroup, brand: FaqBrand): boolean {
  return !categories || brand.categories.some((slug) => categories.includes(slug));
}

function groupIn(group: SeededGroup, brand: FaqBrand, locale: Locale): FaqGroup {
  const say = (words: Words) => words[locale].replaceAll('{brand}', brand.name);
  const id = brand.id * 10 + group.id;
  const [category] = brand.categories.filter((slug) => !group.categories || group.categories.includes(slug));
  return {
    id,
    tab_text: say(group.tab),
    faq_icon: `/media/faq/${group.icon}.svg`,
    name: `${brand.name}: ${say(group.tab)}`,
    image: `/media/b/${group.picture}.svg?brand=${brand.slug}`,
    mobile_image: `/media/b/${group.picture}-m.svg?brand=${brand.slug}`,
    image_alt: say(group.pictured),
    url_path: `/merken/${brand.slug}`,
    category_url: category === undefined ? null : `/${category}/brand:${brand.slug}`,
    faq_subject: say(group.subject),
    items: group.items.map(({ question, answer }, index) => ({
      id: id * 10 + index + 1,
      question: say(question),
      answer: say(answer),
    })),
  };
}
