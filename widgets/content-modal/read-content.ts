import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { withNewToken } from '../../shared/http/renew-token.ts';
import { withTimeout } from '../../shared/http/timeout.ts';

/** Markup; both are empty when there is no content. */
export interface Content {
  readonly title: string;
  readonly body: string;
}

export const EMPTY: Content = { title: '', body: '' };

/** The answer can contain values of any type. */
interface Answer {
  readonly modalTitle?: unknown;
  readonly modalContent?: unknown;
}

/** Requests the content of a link; empty after a failure. */
export async function readContent(
  address: string,
  contentHost: string,
  { request, bus, explain }: Pick<EnhancerContext<unknown>, 'request' | 'bus' | 'explain'>,
): Promise<Content> {
  let copy: Response | undefined;
  try {
    const call = ['POST', contentUrl(address, contentHost)] as const;
    const answer = await withTimeout(withNewToken(...call, () => request(...call)));
    copy = answer.clone();
    if (!answer.ok) throw new Error(`The content request failed with status ${answer.status}.`);
    const { modalTitle, modalContent } = (JSON.parse((await withTimeout(answer.text())) || '{}') ?? {}) as Answer;
    return { title: textOf(modalTitle), body: textOf(modalContent) };
  } catch (error) {
    console.debug('[content-modal]', error);
    bus.publish('call-failed', { widget: 'content-modal', call: '/modal', status: copy?.status ?? null });
    explain?.('post', '/modal', copy ?? error);
    return EMPTY;
  }
}

/** A URL without a protocol, so that the page's protocol is used. */
function contentUrl(address: string, contentHost: string): string {
  const { pathname, search } = new URL(address, document.baseURI);
  // A path of the page's own host has the base of all calls.
  return `${contentHost === location.host ? '' : `//${contentHost}`}/modal${pathname}${search}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
