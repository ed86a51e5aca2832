import * as z from 'zod/mini';
import { readPowerCredits } from '../../shared/contract/power-credits.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { CreditsDashboard } from './CreditsDashboard.tsx';
import { createCreditsDashboard } from './credits-dashboard.model.ts';
import './credits-dashboard.css';

export const island = defineIsland({
  name: 'credits-dashboard',
  inputs: z.object({}),
  load: 'eager',
  textParts: ['credits'],
  handles: ['voucher-activation'],
  firstCall: readPowerCredits,
  // If the call fails, the shop's own HTML stays, without a message.
  isQuiet: true,
  slots: ['top'],
  model: createCreditsDashboard,
  View: CreditsDashboard,
});
