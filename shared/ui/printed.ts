/** The words of a printed element, as they are read. */
export function wordsIn(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The `<details>` that a server has printed, each with the id that links know it by. What stands below a question is
 * gathered in one element, which can be taken over as it is.
 */
export function questionsIn(element: Element) {
  return [...element.querySelectorAll('details')].flatMap((details) => {
    const summary = details.querySelector('summary');
    if (!summary) return [];
    const { id: anchor, open: isOpen } = details;
    return [{ anchor, question: wordsIn(summary), answer: answerIn(details, summary), isOpen }];
  });
}

function answerIn(details: Element, summary: Element): Element {
  const nodes = [...details.childNodes].filter((node) => node !== summary);
  const [only, ...others] = nodes.filter((node) => node.textContent?.trim() !== '' || node instanceof Element);
  if (only instanceof HTMLDivElement && others.length === 0) return only;
  const answer = document.createElement('div');
  answer.append(...nodes);
  details.append(answer);
  return answer;
}
