import { defineIsland } from '../../shared/kit/island.ts';
import * as z from 'zod/mini';
import { readStockReminders } from '../../shared/contract/stock-reminders.ts';
import { StockReminders } from './StockReminders.tsx';
import { createStockReminders } from './stock-reminders.model.ts';
import './stock-reminders.css';

export const island = defineIsland({
  name: 'stock-reminders',
  inputs: z.object({}),
  load: 'eager',
  firstCall: readStockReminders,
  // After a failed call, the server's markup stays without a message.
  isQuiet: true,
  slots: ['top'],
  model: createStockReminders,
  View: StockReminders,
});
