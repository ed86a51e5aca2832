import { readAddressBook } from '../../../shared/contract/address-book.ts';
import { addToCart, readCart, readCartSize } from '../../../shared/contract/cart.ts';
import { startCheckout } from '../../../shared/contract/checkout.ts';
import { isRecord } from '../../../shared/contract/wire.ts';
import { cacheLifetime } from '../../doctor/cache-control.ts';
import type { Clause, Scenario } from '../clause.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import { requirePart, type Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { addition, quantityOf } from './filled-cart.ts';

const WRONG = 'conform-wrong-token';

const pages: Clause[] = [
  {
    id: 'session-token-in-page',
    rule: 'A page has the token of its visitor: in `<meta name="csrf-token">`, or where the setting `token` says.',
    mend: 'Print the token of the session into the head of the page.',
    async check(visit) {
      const visitor = await visit.visitor();
      visitor.verify(Boolean(visitor.token), 'The page has no token.');
    },
  },
  {
    id: 'session-token-differs',
    rule: 'Two visitors have two tokens.',
    mend: 'Make a token for each session, and keep pages with a token out of shared caches.',
    async check(visit) {
      const visitor = await visit.visitor();
      const stranger = await visit.visitor();
      stranger.verify(visitor.token !== stranger.token, 'Two visitors got the same token.');
    },
  },
  {
    id: 'session-page-private',
    rule: 'A page with a token is not stored by shared caches.',
    mend: 'Send Cache-Control: private or no-cache with pages that contain a token.',
    async check(visit) {
      const { page, facts, verify } = await visit.visitor();
      verify(
        !facts.token || !isShared(page),
        `The page has Cache-Control: ${page.headers.get('cache-control')}.`,
        page,
      );
    },
  },
  {
    id: 'session-kept',
    rule: 'A session lasts from page to page: the token of an earlier page stays valid after the next one.',
    mend: 'Keep the token of a session until the shopper signs in or out; a shopper has several pages open.',
    async check(visit) {
      const visitor = await visit.visitor();
      const { token } = visitor;
      await visitor.reopen();
      const answer = await visitor.send(readCart, undefined, { token });
      visitor.verify(isSuccess(answer), `The token of the first page answers ${answer.status} after the second.`);
    },
  },
];

const tokens: Clause[] = [
  {
    id: 'session-token-wrong',
    rule: 'A call with a wrong token is refused as stale: 419, or the status of the setting `staleToken`.',
    mend: 'Compare X-CSRF-TOKEN with the token of the session in every call other than GET.',
    check: (visit) => refusesToken(visit, () => WRONG),
  },
  {
    id: 'session-token-missing',
    rule: 'A call without a token is refused as stale.',
    mend: 'Refuse a call without X-CSRF-TOKEN; another site can send it.',
    check: (visit) => refusesToken(visit, () => null),
  },
  {
    id: 'session-token-of-other',
    rule: "A call with another visitor's token is refused as stale.",
    mend: 'Compare the token with that of the same session, not with any that the shop has made.',
    check: (visit) => refusesToken(visit, async () => (await visit.visitor()).token),
  },
  {
    id: 'session-token-json',
    rule: 'The refusal of a token is JSON, and neither a page nor a redirect.',
    mend: 'Answer calls with Accept: application/json by JSON in the handler of the token too.',
    async check(visit) {
      const visitor = await visit.visitor();
      const answer = await visitor.send(addToCart, addition(visit.file.products[0]), { token: WRONG });
      visitor.verify(!isSuccess(answer) && answer.redirects.length === 0, `It answers ${answer.status}.`);
      visitor.verify(isRecord(answer.json), 'The refusal is not JSON.');
    },
  },
  {
    id: 'session-token-changes-nothing',
    rule: 'A call whose token is refused changes nothing.',
    mend: 'Check the token before the call does anything.',
    async check(visit) {
      const visitor = await visit.visitor();
      const [product] = visit.file.products;
      await visitor.send(addToCart, addition(product), { token: WRONG });
      const cart = await visitor.ask(readCart);
      visitor.verify(quantityOf(cart, product) === 0, 'The product is in the cart.');
    },
  },
  {
    id: 'session-token-recovers',
    rule: 'After a refused token, the page that is requested again has one that is accepted.',
    mend: 'Print the current token of the session into each page, also after a refusal.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.send(readCart, undefined, { token: WRONG });
      await visitor.reopen();
      const answer = await visitor.send(readCart);
      visitor.verify(isSuccess(answer), `With the new token it answers ${answer.status}.`);
    },
  },
];

const answers: Clause[] = [
  {
    id: 'session-private',
    rule: 'An answer that belongs to a visitor has Cache-Control: private or no-store.',
    mend: 'Send Cache-Control: private, no-store with carts, checkouts and accounts.',
    async check(visit) {
      const visitor = await visit.visitor();
      for (const call of [readCart, readCartSize, startCheckout]) {
        const answer = await visitor.send(call);
        if (!isSuccess(answer)) continue;
        const header = answer.headers.get('cache-control');
        const isPrivate = /\b(no-store|private)\b/i.test(header ?? '') && (cacheLifetime(answer.headers) ?? 0) === 0;
        visitor.verify(isPrivate, header === null ? 'It has no Cache-Control.' : `It has Cache-Control: ${header}.`);
      }
    },
  },
  {
    id: 'session-json-type',
    rule: 'Answers have Content-Type: application/json.',
    mend: 'Send Content-Type: application/json with every answer to a call.',
    async check(visit) {
      const visitor = await visit.visitor();
      const answer = await visitor.send(readCart);
      const type = answer.headers.get('content-type');
      visitor.verify(/^application\/(\w+\+)?json\b/i.test(type ?? ''), `It has ${type ?? 'no Content-Type'}.`);
    },
  },
  {
    id: 'session-empty-body',
    rule: 'A call without a payload has an empty body, and `{}` is accepted as well.',
    mend: 'Do not require a body, and ignore an empty object.',
    async check(visit) {
      const visitor = await visit.visitor();
      for (const body of [undefined, '{}']) {
        const answer = await visitor.send(readCart, body);
        visitor.verify(isSuccess(answer), `It answers ${answer.status}.`);
      }
    },
  },
  {
    id: 'session-unknown-call',
    rule: 'An unknown path answers 404.',
    mend: 'Do not route unknown paths to a page with status 200.',
    async check(visit) {
      const visitor = await visit.visitor();
      const answer = await visitor.send({ method: 'post', path: '/conform-no-such-call', safe: true }, {});
      visitor.verify(answer.status === 404 || answer.status === 405, `It answers ${answer.status}.`);
    },
  },
  {
    id: 'session-invalid-json',
    rule: 'A body that is no JSON is refused with 4xx.',
    mend: 'Catch the error of the JSON parser, and answer 400 or 422.',
    async check(visit) {
      const visitor = await visit.visitor();
      await visitor.refused(addToCart, '{"type":"product","id":');
    },
  },
  {
    id: 'session-odd-json',
    rule: 'A body that is JSON but no object does not fail.',
    mend: 'Check that the body is an object before you read its keys.',
    async check(visit) {
      const visitor = await visit.visitor();
      for (const body of ['null', '[]', '"text"', '7']) await visitor.survives(addToCart, body);
    },
  },
  {
    id: 'session-parallel-reads',
    rule: 'Calls of one page that arrive at once are all answered.',
    mend: 'Queue calls of one session, or let them run side by side; do not refuse them.',
    async check(visit) {
      const visitor = await visit.visitor();
      const sent = [readCart, readCartSize, readCart, readCartSize, readCart, readCartSize];
      const all = await Promise.all(sent.map((call) => visitor.send(call)));
      const failed = all.find((answer) => !isSuccess(answer));
      visitor.verify(!failed, `Of ${all.length} calls at once, one answers ${failed?.status}.`, failed);
    },
  },
  {
    id: 'session-account-refused',
    rule: 'Calls of the account answer 401 or 403 to a guest, as JSON.',
    mend: 'Answer 401 with JSON to calls of the account without a customer, and not a redirect to the login.',
    async check(visit) {
      requirePart(visit, 'address-book');
      const visitor = await visit.visitor();
      const answer = await visitor.send(readAddressBook);
      visitor.verify([401, 403].includes(answer.status ?? 0), `It answers ${answer.status}.`);
      visitor.verify(answer.redirects.length === 0 && isRecord(answer.json), 'It is not answered with JSON.');
    },
  },
];

async function refusesToken(visit: Visit, tokenOf: () => string | null | Promise<string | null>): Promise<void> {
  const visitor = await visit.visitor();
  const answer = await visitor.send(addToCart, addition(visit.file.products[0]), { token: await tokenOf() });
  const wanted = staleStatuses(visit, visitor);
  visitor.verify(wanted.includes(answer.status ?? 0), `It answers ${answer.status} instead of ${wanted.join(' or ')}.`);
}

export function staleStatuses({ file }: Visit, { facts }: Visitor): number[] {
  if (file.staleToken !== undefined) return [file.staleToken];
  const { staleToken } = facts.settings;
  const statuses = isRecord(staleToken) && Array.isArray(staleToken['status']) ? staleToken['status'].map(Number) : [];
  return [...statuses, 419];
}

function isShared({ headers }: Exchange): boolean {
  const header = headers.get('cache-control') ?? '';
  return !/\b(no-store|no-cache|private)\b/i.test(header) && /\bpublic\b|s-maxage=[1-9]/i.test(header);
}

export const session: Scenario = {
  name: 'session',
  title: 'Sessions and tokens',
  chapter: 'answers.md#in-general',
  clauses: [...pages, ...tokens, ...answers],
};
