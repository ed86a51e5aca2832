import type { Build } from './builds.ts';
import { INTERACTIONS, type Interaction } from './interactions.ts';
import { PAGES, type BenchPage } from './pages.ts';
import type { Variant } from './print-page.ts';

/** A page in one form: with a build, or as floor page. */
export interface Subject {
  readonly page: BenchPage;
  /** Undefined is the floor page. */
  readonly build: Build | undefined;
  readonly variants: readonly Variant[];
  /** Without one, loads are measured. */
  readonly interaction?: Interaction;
}

interface Wanted {
  readonly pages: readonly string[];
  readonly hasVariants: boolean;
}

/** Everything that is measured in one run, in the order of the table. */
export function subjectsOf(builds: readonly Build[], { pages, hasVariants }: Wanted): Subject[] {
  const loads = PAGES.filter(({ name }) => pages.includes(name)).flatMap((page) =>
    formsOf(builds, page, hasVariants && page.hasVariants === true),
  );
  const clicks = INTERACTIONS.filter((interaction) => pages.includes(interaction.with)).flatMap((interaction) =>
    formsOf(builds, interaction.page, false).map((form) => ({ ...form, interaction })),
  );
  return [...loads, ...clicks];
}

function formsOf(builds: readonly Build[], page: BenchPage, hasVariants: boolean): Subject[] {
  const floors: Variant[][] = hasVariants ? [[], ['initial']] : [[]];
  const forms: Variant[][] = hasVariants ? [[], ['preload'], ['initial'], ['initial', 'preload']] : [[]];
  return [
    ...floors.map((variants) => ({ page, build: undefined, variants })),
    ...forms.flatMap((variants) => builds.map((build) => ({ page, build, variants }))),
  ];
}

/** The address of a subject's page. */
export function pathOf({ page, build, variants }: Subject): string {
  const query = variants.length > 0 ? `?${variants.join('&')}` : '';
  return `/bench/${build?.name ?? 'floor'}/${page.name}${query}`;
}

/** What the table says. */
export function formOf({ build, variants }: Subject): string {
  return [build?.name ?? 'floor', ...variants].join(' +');
}

/** The floor page with which a subject is compared: with the data in its HTML if the subject has it there. */
export function floorOf(subject: Subject, all: readonly Subject[]): Subject | undefined {
  return all.find(
    ({ page, build, variants, interaction }) =>
      build === undefined &&
      page === subject.page &&
      interaction === subject.interaction &&
      variants.includes('initial') === subject.variants.includes('initial'),
  );
}
