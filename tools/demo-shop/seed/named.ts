import type { Draft } from './draft.ts';
import { extremes } from './named/extremes.ts';
import { gift } from './named/gift.ts';
import { namedPanels } from './named/panels.ts';
import { wellKnown } from './named/well-known.ts';

/**
 * Products that pages, tests and the examples of the contract refer to. Every shop has them, regardless of its size.
 */
export const namedProducts: Draft[] = [...wellKnown, ...namedPanels, ...extremes, gift];
