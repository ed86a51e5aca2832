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
  /** Only pages whose frames come from the server, and what they are compared with. */
  readonly isFramesOnly?: boolean;
}

/** Everything that is measured in one run, in the order of the table. */
export function subjectsOf(builds: readonly Build[], { pages, hasVariants, isFramesOnly }: Wanted): Subject[] {
  const chosen = PAGES.filter(({ name }) => pages.includes(name));
  if (isFramesOnly)
    return chosen.filter(({ press }) => press !== undefined).flatMap((page) => formsOf(builds, page, [[], ...FRAMES]));
  const loads = chosen.flatMap((page) => formsOf(builds, page, hasVariants ? variantsOf(page) : [[]]));
  const clicks = INTERACTIONS.filter((interaction) => pages.includes(interaction.with)).flatMap((interaction) =>
    formsOf(builds, interaction.page, [[]])
      .filter(({ build }) => build || !interaction.isOnServer)
      .map((form) => ({ ...form, interaction })),
  );
  return [...loads, ...clicks];
}

type Form = readonly Variant[];

const FRAMES: readonly Form[] = [
  ['frame'],
  ['frame', 'idle'],
  ['frame', 'interaction'],
  ['frame', 'interaction', 'inline'],
];

function variantsOf({ hasVariants, press }: BenchPage): readonly Form[] {
  const lines: readonly Form[] = hasVariants ? [['preload'], ['initial'], ['initial', 'preload']] : [];
  return [[], ...lines, ...(press ? FRAMES : [])];
}

/** Whether the first answer is in the HTML. */
const hasData = (variants: Form): boolean => variants.includes('initial') || variants.includes('frame');

function formsOf(builds: readonly Build[], page: BenchPage, forms: readonly Form[]): Subject[] {
  const floors: readonly Form[] = forms.some(hasData) ? [[], ['initial']] : [[]];
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
      hasData(variants) === hasData(subject.variants),
  );
}
