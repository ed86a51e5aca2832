import * as z from 'zod/mini';
import { nextPage } from '../answer.ts';
import { activeOf, HOWS, withBehaviour, type Behaviours } from '../behaviours.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { ensureStored, inTransaction, sessionOf } from '../context.ts';
import { readAs, wantsPage } from '../input.ts';
import { changeBehaviours } from '../rules/sessions.ts';
import { optional, wholeNumber } from '../../../shared/contract/wire.ts';

const Wish = z.object({
  call: z.string(),
  how: z.enum(HOWS),
  times: optional(wholeNumber),
  every: optional(wholeNumber),
});

/** Sets how calls of a session fail, for tests, stories and the panel on the demo pages. */
export function mountBehaviour(app: ShopApp): void {
  app.get('/demo/behaviour', (context) => context.json(activeIn(context)));
  app.post('/demo/behaviour', async (context) => {
    const { call, how, times, every } = await readAs(context, Wish);
    const behaviour = { how, times, ...(every === null ? {} : { every }) };
    return change(context, (stored) => withBehaviour(stored, call, behaviour));
  });
  app.delete('/demo/behaviour', (context) => change(context, () => ({})));
}

async function change(context: ShopContext, next: (stored: Behaviours) => Behaviours): Promise<Response> {
  const session = await ensureStored(context);
  await inTransaction(context, (db) =>
    changeBehaviours(db, session, (stored) => {
      const behaviours = next(stored);
      context.set('session', { ...session, behaviours });
      return behaviours;
    }),
  );
  return currentBehaviours(context);
}

function currentBehaviours(context: ShopContext): Response | Promise<Response> {
  return wantsPage(context) ? nextPage(context, undefined, '/demo') : context.json(activeIn(context));
}

function activeIn(context: ShopContext) {
  return { calls: activeOf(sessionOf(context).behaviours) };
}
