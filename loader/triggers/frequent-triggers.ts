import { trigger as eager } from './eager.ts';
import { trigger as focus } from './focus.ts';
import { trigger as idle } from './idle.ts';
import { trigger as interaction } from './interaction.ts';
import type { Trigger } from './trigger.ts';
import { trigger as visible } from './visible.ts';

/** The triggers that the engine contains. */
export const FREQUENT: readonly Trigger[] = [eager, idle, visible, interaction, focus];
