/** Milliseconds until a call without an answer counts as failed. */
export const TIMEOUT_MS = 20_000;

/** Rejects when the answer takes too long, of which the browser itself would never say a word. */
export function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer in time.', 'TimeoutError')), TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
