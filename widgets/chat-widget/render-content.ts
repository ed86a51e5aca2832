import type { PanelParts } from './chat-panel.ts';

/** Puts into the panel what the template says, what the server printed beside the opener, or our own words. */
export function renderContent(body: HTMLElement, element: HTMLElement, given: PanelParts): void {
  const { opener, content, markup, say, signal } = given;
  const printed = element === opener ? [] : [...element.children].filter((child) => !child.contains(opener));
  // It comes from the sanitiser.
  if (markup) body.innerHTML = markup;
  else if (content) body.append(content);
  else if (printed.length > 0) take(printed, body, signal);
  else {
    body.append(paragraph(say('hours')));
    if (opener instanceof HTMLAnchorElement) body.append(paragraph(linkTo(opener.href, say('service'))));
  }
}

/** Moves what was printed, and moves it back in the end. */
function take(printed: readonly Element[], body: HTMLElement, signal: AbortSignal): void {
  for (const child of printed) {
    if (child instanceof HTMLTemplateElement) {
      body.append(child.content.cloneNode(true));
      continue;
    }
    const place = document.createComment('');
    const wasHidden = child.hasAttribute('hidden');
    child.replaceWith(place);
    child.removeAttribute('hidden');
    body.append(child);
    signal.addEventListener('abort', () => {
      child.toggleAttribute('hidden', wasHidden);
      place.replaceWith(child);
    });
  }
}

function paragraph(content: Node | string): HTMLElement {
  const made = document.createElement('p');
  made.append(content);
  return made;
}

function linkTo(href: string, words: string): HTMLElement {
  return Object.assign(document.createElement('a'), { href, textContent: words });
}
