import { createCloseIcon, createElement } from '../../shared/ui/markup/create-element.ts';

interface PanelElements {
  readonly root: HTMLElement;
  readonly panel: HTMLElement;
  readonly heading: HTMLElement;
  readonly body: HTMLElement;
  readonly closeButton: HTMLElement;
  /** A live region for announcements. */
  readonly status: HTMLElement;
}

let count = 0;

/** Creates a panel with a heading, a close button and an empty body. */
export function createPanel(title: string, closeLabel: string): PanelElements {
  const id = `sw-chat-${++count}`;
  const heading = createElement('h2', 'sw-chat-widget__title', title);
  heading.id = id;
  heading.tabIndex = -1;

  const closeButton = createElement('button', 'sw-button sw-button--icon sw-chat-widget__close', createCloseIcon());
  closeButton.type = 'button';
  closeButton.setAttribute('aria-label', closeLabel);

  const head = createElement('div', 'sw-chat-widget__head');
  head.append(heading, closeButton);
  const body = createElement('div', 'sw-chat-widget__body sw-html');
  const panel = createElement('div', 'sw-chat-widget__panel');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', id);
  panel.hidden = true;
  panel.append(head, body);

  const status = createElement('span', 'sw-visually-hidden');
  status.setAttribute('role', 'status');
  const root = createElement('div', 'sw-root sw-chat-widget');
  root.append(panel, status);
  return { root, panel, heading, body, closeButton, status };
}
