import * as z from 'zod/mini';
import { nextPage } from '../answer.ts';
import { HOWS } from '../behaviours.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { sessionOf } from '../context.ts';
import { readAs, wantsPage } from '../input.ts';
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
    context
      .get('shop')
      .behaviours.set(sessionOf(context).id, call, { how, times, ...(every === null ? {} : { every }) });
    return currentBehaviours(context);
  });
  app.delete('/demo/behaviour', (context) => {
    context.get('shop').behaviours.clear(sessionOf(context).id);
    return currentBehaviours(context);
  });
}

function currentBehaviours(context: ShopContext): Response | Promise<Response> {
  return wantsPage(context) ? nextPage(context, undefined, '/demo') : context.json(activeIn(context));
}

function activeIn(context: ShopContext) {
  return { calls: context.get('shop').behaviours.of(sessionOf(context).id) };
}
