import * as z from 'zod/mini';
import { optionalList } from '../../../shared/contract/wire.ts';
import { nextPage } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction, sessionOf } from '../context.ts';
import { EXTRA_NAMES, type Extra } from '../extras.ts';
import { readAs, wantsPage } from '../input.ts';
import { chooseExtras } from '../rules/sessions.ts';

const names = optionalList(z.enum(EXTRA_NAMES));
/** A form names a list with brackets. */
const Chosen = z.object({ names, 'names[]': names });

/** Sets what the answers of a session contain beside those of the specification. */
export function mountExtras(app: ShopApp): void {
  app.get('/demo/extras', (context) => context.json({ names: extrasIn(context) }));
  app.post('/demo/extras', async (context) => {
    const chosen = await readAs(context, Chosen);
    return choose(context, [...chosen.names, ...chosen['names[]']]);
  });
  app.delete('/demo/extras', (context) => choose(context, []));
}

async function choose(context: ShopContext, chosen: readonly Extra[]): Promise<Response> {
  await inTransaction(context, (db) => chooseExtras(db, sessionOf(context), chosen));
  const extras = chosen.length > 0 ? chosen : context.get('shop').extras;
  context.set('session', { ...sessionOf(context), extras });
  return wantsPage(context) ? nextPage(context, undefined, '/demo') : context.json({ names: extrasIn(context) });
}

export function extrasIn(context: ShopContext): readonly Extra[] {
  return sessionOf(context).extras ?? [];
}
