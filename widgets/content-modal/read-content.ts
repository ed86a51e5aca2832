import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';

/** Markup; both are empty when there is nothing to show. */
export interface Content {
  readonly title: string;
  readonly body: string;
}

export const EMPTY: Content = { title: '', body: '' };
/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 20_000;

/** The answer as PHP may write it. */
interface Answer {
  readonly modalTitle?: unknown;
  readonly modalContent?: unknown;
}

/** Asks for the content of a link; nothing comes of a failure (specification 002 §7 and §8). */
export async function readContent(
  address: string,
  contentHost: string,
  { request, bus }: Pick<EnhancerContext<unknown>, 'request' | 'bus'>,
): Promise<Content> {
  let status: number | null = null;
  try {
    const answer = await soon(request('POST', contentUrl(address, contentHost)));
    ({ status } = answer);
    if (!answer.ok) throw new Error(`It answered ${status}.`);
    const { modalTitle, modalContent } = (JSON.parse((await soon(answer.text())) || '{}') ?? {}) as Answer;
    return { title: textOf(modalTitle), body: textOf(modalContent) };
  } catch (error) {
    console.debug('[content-modal]', error);
    bus.publish('call-failed', { widget: 'content-modal', call: '/modal', status });
    return EMPTY;
  }
}

/** Of the page's own protocol. */
function contentUrl(address: string, contentHost: string): string {
  const { pathname, search } = new URL(address, document.baseURI);
  return `//${contentHost}/modal${pathname}${search}`;
}

function soon<Found>(found: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), PATIENCE);
    found.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
