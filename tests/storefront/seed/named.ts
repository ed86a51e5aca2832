import type { Draft } from './draft.ts';
import { extremes } from './named/extremes.ts';
import { gift } from './named/gift.ts';
import { namedPanels } from './named/panels.ts';
import { wellKnown } from './named/well-known.ts';

/** Products that pages, tests and the contract's examples call by name. Every shop has them, however small. */
export const namedProducts: Draft[] = [...wellKnown, ...namedPanels, ...extremes, gift];
