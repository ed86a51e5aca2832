import { createElement } from '../../shared/ui/markup/create-element.ts';
import type { Translate } from '../../shared/runtime/create-translate.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type nl from './locales/nl.json';

export interface PanelContent {
  /** The control that opens and closes the panel. */
  readonly opener: HTMLElement;
  /** The `content` input; empty when the template sets none. */
  readonly content: string;
  /** The sanitised `content`; empty when it has no markup. */
  readonly markup: string;
  readonly t: Translate<typeof nl>;
  /** Removes the panel and restores the server's markup. */
  readonly signal: AbortSignal;
}

/** Fills the panel with the `content` input, the server's markup next to the opener, or a default text. */
export function renderContent(body: HTMLElement, element: HTMLElement, options: PanelContent): void {
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
