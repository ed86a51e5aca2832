import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';

/** Markup; both are empty when there is no content. */
export interface Content {
  readonly title: string;
  readonly body: string;
}

export const EMPTY: Content = { title: '', body: '' };
/** Milliseconds. */
const TIMEOUT_MS = 20_000;

/** The answer can contain values of any type. */
interface Answer {
  readonly modalTitle?: unknown;
  readonly modalContent?: unknown;
}

/** Requests the content of a link; empty after a failure. */
export async function readContent(
  address: string,
  contentHost: string,
  { request, bus }: Pick<EnhancerContext<unknown>, 'request' | 'bus'>,
): Promise<Content> {
  let status: number | null = null;
  try {
    const answer = await withTimeout(request('POST', contentUrl(address, contentHost)));
    ({ status } = answer);
    if (!answer.ok) throw new Error(`The content request failed with status ${status}.`);
    const { modalTitle, modalContent } = (JSON.parse((await withTimeout(answer.text())) || '{}') ?? {}) as Answer;
    return { title: textOf(modalTitle), body: textOf(modalContent) };
  } catch (error) {
    console.debug('[content-modal]', error);
    bus.publish('call-failed', { widget: 'content-modal', call: '/modal', status });
    return EMPTY;
  }
}

/** A URL without a protocol, so that the page's protocol is used. */
function contentUrl(address: string, contentHost: string): string {
  const { pathname, search } = new URL(address, document.baseURI);
  return `//${contentHost}/modal${pathname}${search}`;
}

function withTimeout<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The content request timed out.')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
