import type { LocalizedText } from '../../shared/runtime/metadata.ts';
import * as eager from './eager.ts';
import * as focus from './focus.ts';
import * as hover from './hover.ts';
import * as idle from './idle.ts';
import * as interaction from './interaction.ts';
import { expectedOf } from './lazy-triggers.ts';
import * as interactionPrefetch from './interaction-prefetch.ts';
import * as media from './media.ts';
import * as stored from './stored.ts';

import { findTrigger } from './trigger.ts';
import * as visible from './visible.ts';

/** Every load trigger with its words, for tools and documents. No page downloads them. */
const ALL = [eager, idle, visible, interaction, focus, interactionPrefetch, hover, media, stored];

export const LOAD_EXAMPLES = ALL.flatMap(({ words }) =>
  Object.entries(words).map(([value, about]) => ({ value, ...about })),
);
export const EXPECTED_LOAD = expectedOf(ALL.map(({ trigger }) => trigger));

const moduleOf = (value: string) => ALL.find(({ trigger }) => findTrigger([trigger], value));

/** A browser may still find the argument invalid, such as a media query. */
export const isLoadTrigger = (value: string): boolean => moduleOf(value) !== undefined;

/** When a widget with this value of `data-load` loads, in the words for editors. */
export function labelOfLoad(value: string): LocalizedText | undefined {
  const labels = Object.values(moduleOf(value)?.words ?? {});
  // The last example has an argument, if the trigger has any.
  return labels.at(value.includes(' ') ? -1 : 0)?.label;
}
