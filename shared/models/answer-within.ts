/** Resolves with the answer, or with null when it fails or takes longer than this many milliseconds. */
export function answerWithin<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, null);
    void answer
      .catch(() => null)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
