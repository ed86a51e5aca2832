import type { MiddlewareHandler } from 'hono';
import { behaviourOf, takeBehaviour, type How } from './behaviours.ts';
import { inTransaction, type ShopContext, type ShopEnv } from './context.ts';
import { changeBehaviours, type ShopSession } from './rules/sessions.ts';
import { asNobodyExpects, asPhpWrites } from './quirks.ts';

/** The connection ends without an answer. Inside a page, `fetch` throws this error. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

/** They set how the shop answers. */
const SETTINGS = new Set(['/demo/behaviour', '/demo/extras']);

const PAUSES = { slow: 1500, slower: 6000 } as const;

/** Applies the behaviour of this session to a call. */
export const misbehave: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const session = context.get('session');
  if (!session || SETTINGS.has(context.req.path)) return next();
  const how = await takeHow(context, session);
  const instead = answerInstead(context, how);
  if (instead) return instead;
  if (how === 'slow' || how === 'slower') await context.get('shop').wait(PAUSES[how]);
  await next();
  await spoil(context, how);
};

/** How this call fails; counts it. */
async function takeHow(context: ShopContext, session: ShopSession): Promise<How> {
  const call = behaviourOf(session.behaviours, context.req.method, context.req.path);
  if (call === undefined) return 'normal';
  let how: How = 'normal';
  await inTransaction(context, (db) =>
    changeBehaviours(db, session, (stored) => {
      const taken = takeBehaviour(stored, call);
      how = taken.how;
      return taken.left;
    }),
  );
  return how;
}

/** Failures without a change. */
function answerInstead(context: ShopContext, how: How): Response | undefined {
  switch (how) {
    case '500':
      return context.json({ message: 'Server Error' }, 500);
    case '419':
      return context.json({ message: 'CSRF token mismatch.' }, 419 as 400);
    case '422':
      return context.json(
        { message: 'The given data was invalid.', errors: { qty: ['The given data was invalid.'] } },
        422,
      );
    case '429':
      return context.json({ message: 'Too Many Attempts.' }, 429, { 'Retry-After': '30' });
    case 'html':
      return context.html('<!doctype html><html lang="nl"><title>Onderhoud</title><p>We zijn zo terug.</p></html>');
    case 'offline':
      return hangUp(context);
    default:
      return undefined;
  }
}

/** Failures after the change: the call is carried out, but its answer is wrong. */
async function spoil(context: ShopContext, how: How): Promise<void> {
  if (how === 'cut') context.res = await cutShort(context);
  if (!context.res.ok || !context.res.headers.get('content-type')?.includes('json')) return;
  if (how === 'quirks') context.res = await rewritten(context.res, asPhpWrites);
  if (how === 'malformed') context.res = await rewritten(context.res, asNobodyExpects);
}

async function rewritten(answer: Response, rewrite: (value: unknown) => unknown): Promise<Response> {
  return new Response(JSON.stringify(rewrite(await answer.json())), headOf(answer));
}

/** Sends the first half of the body, then cuts the connection. */
async function cutShort(context: ShopContext): Promise<Response> {
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  const half = bytes.slice(0, Math.ceil(bytes.length / 2));
  const outgoing = context.env?.outgoing;
  if (!outgoing) return new Response(breakingOff(half), headOf(context.res));
  const headers = { ...Object.fromEntries(context.res.headers), 'content-length': String(bytes.length) };
  outgoing.writeHead(context.res.status, headers);
  outgoing.write(half, () => outgoing.destroy());
  return alreadySent();
}

function breakingOff(half: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('network error'));
      isSent = true;
      controller.enqueue(half);
    },
  });
}

/** Cuts the connection; without one, throws the error that `fetch` throws. */
function hangUp(context: ShopContext): Response {
  const outgoing = context.env?.outgoing;
  if (!outgoing) throw new ConnectionLost();
  outgoing.destroy();
  return alreadySent();
}

/** Tells the Node host that the response is already handled. */
function alreadySent(): Response {
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

function headOf({ status, headers }: Response): ResponseInit {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return { status, headers: kept };
}
