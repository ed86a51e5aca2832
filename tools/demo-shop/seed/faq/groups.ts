import { delivered, guaranteed } from './everyday.ts';
import type { SeededGroup } from './question.ts';
import { installing, watching } from './technical.ts';

/** The question groups of a brand, in the order of the tabs. */
export const GROUPS: readonly SeededGroup[] = [installing, watching, guaranteed, delivered];
