import { answersOf } from '../answers.ts';
import { onPage } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';

/**
 * The example and `use` send each call that has an answer, and no call is left out of the metadata. Otherwise the checks of
 * answers would check nothing.
 */
export function sendsCalls(subject: Subject): Promise<void> {
  const { answers = {}, metadata } = subject;
  const called = new Set<string>();
  const answer = answersOf(subject);
  return onPage(
    subject,
    async ({ embed, use }) => {
      await use(await embed());
      // The answers of a whole shop say nothing of what this widget calls.
      if (typeof answers === 'function') return;
      const sent = [...called].join(', ') || 'nothing';
      const described = Object.values(metadata.calls).map(({ path }) => patternOf(path));
      failIf([
        ...Object.keys(answers)
          .filter((path) => !called.has(path))
          .map((path) => `The answer of ${path} is never used: the example and \`use\` call ${sent}.`),
        ...[...called]
          .filter((path) => !described.some((pattern) => pattern.test(path)))
          .map((path) => `\`calls\` of the metadata must have the call of ${path}.`),
        ...(described.length > 0 && called.size === 0 ? ['The example and `use` send no call.'] : []),
      ]);
    },
    (request) => {
      called.add(new URL(request.url).pathname);
      return answer(request);
    },
  );
}

/** A part in braces stands for any value. */
const patternOf = (path: string) => new RegExp(`^${path.split('?', 1)[0]!.replaceAll(/\{\w+\}/g, '.+')}$`);
