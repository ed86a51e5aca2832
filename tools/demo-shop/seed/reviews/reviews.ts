import type { Words } from '../../rules/language.ts';
import { chanceOf } from '../chance.ts';
import { DETAILS } from './details.ts';
import { authorOf } from './authors.ts';
import { CLOSINGS, OPENINGS, USES, type Mood } from './phrases.ts';
import { WRITTEN } from './written.ts';

/** A review in each language of the shop. */
export interface SeededReview {
  /** Counted from 1, oldest first. */
  readonly number: number;
  /** Whole stars. */
  readonly stars: number;
  /** First name and initial. */
  readonly author: string;
  readonly comment: Words;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Reviewed {
  readonly id: string;
  /** Main category, such as `omvormers`. */
  readonly category: string;
  /** Out of five; null for a product without ratings. */
  readonly rating: number | null;
  readonly reviews: number;
}

/** How the shop verifies reviews. */
export const howChecked: Words = {
  nl: 'Wij vergelijken elke beoordeling met de bestelling van wie haar schreef.',
  de: 'Wir vergleichen jede Bewertung mit der Bestellung ihres Verfassers.',
  en: 'We compare each review with the order of its writer.',
};

const NEWEST = Date.UTC(2026, 9, 28, 19, 40);
const DAY = 86_400_000;

/** All reviews of a product, newest first. Their number and average are those of the product. */
export function reviewsFor(product: Reviewed): readonly SeededReview[] {
  const { id, category, rating, reviews } = product;
  if (rating === null) return [];
  const chance = chanceOf(`reviews of ${id}`);
  const start = Math.floor(chance() * 10_000);
  let at = NEWEST - Math.floor(chance() * 9 * DAY);
  return starsOf(rating, reviews, chance).map((stars, index) => {
    at -= Math.floor((1 + chance() * 18) * DAY);
    const comment = WRITTEN[id]?.[index] ?? commentOf(category, stars, start + index);
    return { number: reviews - index, stars, author: authorOf(start + index * 7), comment, at };
  });
}

/** Whole stars whose average is the rating; some are one star higher or lower than most. */
function starsOf(rating: number, count: number, chance: () => number): number[] {
  const stars = Array.from({ length: count }, () => within(Math.round(rating + (chance() - 0.5) * 2)));
  let missing = Math.round(rating * count) - stars.reduce((sum, star) => sum + star, 0);
  for (let at = 0; missing !== 0; at = (at + 1) % count) {
    const next = within((stars[at] ?? 0) + Math.sign(missing));
    missing -= next - (stars[at] ?? 0);
    stars[at] = next;
  }
  return stars;
}

function within(stars: number): number {
  return Math.min(5, Math.max(1, stars));
}

/** Which sentences a review has; neighbours differ. */
const FORMS: readonly (readonly ('opening' | 'detail' | 'use' | 'closing' | 'gap')[])[] = [
  ['opening', 'detail', 'gap', 'closing'],
  ['detail', 'closing'],
  ['use', 'gap', 'detail'],
  ['opening', 'use'],
  ['detail'],
  ['opening', 'detail', 'use', 'gap', 'closing'],
  ['use', 'closing'],
];

/**
 * A few sentences. Each kind of sentence is taken in turn, with steps that share no factor with their number, so that a
 * sentence comes back only after all the others.
 */
function commentOf(category: string, stars: number, number: number): Words {
  const mood: Mood = stars >= 4 ? 'glad' : stars === 3 ? 'mixed' : 'cross';
  const { good, bad } = DETAILS[category] ?? DETAILS.gereedschap!;
  const take = (phrases: readonly Words[], step: number) => phrases[(number * step) % phrases.length]!;
  const sentences: Record<string, Words> = {
    opening: take(OPENINGS[mood], 5),
    detail: take(mood === 'glad' ? good : bad, 5),
    use: take(USES[mood], 3),
    closing: take(CLOSINGS[mood], 5),
    gap: { nl: '\n\n', de: '\n\n', en: '\n\n' },
  };
  const form = FORMS[(number + Math.floor(number / FORMS.length)) % FORMS.length]!;
  const whole = (locale: keyof Words) =>
    form
      .map((part) => sentences[part]![locale])
      .join(' ')
      .replaceAll(' \n\n ', '\n\n');
  return { nl: whole('nl'), de: whole('de'), en: whole('en') };
}
