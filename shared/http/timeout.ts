/** Milliseconds until a call without an answer, or a file that does not load, has failed. */
export const CALL_TIMEOUT_MS = 20_000;

/** For the page with a new token. */
export const RENEWAL_TIMEOUT_MS = 10_000;

/** For an upload without progress. Browsers have no such timeout. */
export const UPLOAD_TIMEOUT_MS = 120_000;

/** Rejects when the answer takes too long. */
export function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer in time.', 'TimeoutError')), CALL_TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
