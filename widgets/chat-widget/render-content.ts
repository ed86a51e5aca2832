import { createElement } from '../../shared/ui/markup/create-element.ts';
import type { ChatPanelOptions } from './chat-panel.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** Fills the panel with the `content` input, the server's markup next to the opener, or a default text. */
export function renderContent(body: HTMLElement, element: HTMLElement, options: ChatPanelOptions): void {
  const { opener, content, markup, t, signal } = options;
  const serverElements =
    element === opener ? [] : [...element.children].filter((child) => !unclobbered(child).contains(opener));
  // The markup is sanitised.
  if (markup) body.innerHTML = markup;
  else if (content) body.append(content);
  else if (serverElements.length > 0) moveInto(body, serverElements, signal);
  else {
    body.append(createElement('p', '', t('hours')));
    if (opener instanceof HTMLAnchorElement) {
      const link = createElement('a', '', t('service'));
      link.href = opener.href;
      body.append(createElement('p', '', link));
    }
  }
}

/** Moves elements into the panel, and back when the signal aborts. */
function moveInto(body: HTMLElement, children: readonly Element[], signal: AbortSignal): void {
  for (const child of children) {
    if (child instanceof HTMLTemplateElement) {
      body.append(child.content.cloneNode(true));
      continue;
    }
    const placeholder = document.createComment('');
    const { hasAttribute, replaceWith, removeAttribute, toggleAttribute } = unclobbered(child);
    const wasHidden = hasAttribute('hidden');
    replaceWith(placeholder);
    removeAttribute('hidden');
    body.append(child);
    signal.addEventListener('abort', () => {
      toggleAttribute('hidden', wasHidden);
      placeholder.replaceWith(child);
    });
  }
}
