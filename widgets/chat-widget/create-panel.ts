const SVG = 'http://www.w3.org/2000/svg';

interface Parts {
  readonly root: HTMLElement;
  readonly panel: HTMLElement;
  readonly heading: HTMLElement;
  readonly body: HTMLElement;
  readonly closing: HTMLElement;
  /** What is said without moving the focus. */
  readonly news: HTMLElement;
}

let drawn = 0;

/** A panel with a heading, a button to close it, and room below. */
export function createPanel(title: string, close: string): Parts {
  const id = `sw-chat-${++drawn}`;
  const heading = make('h2', 'sw-chat-widget__title');
  heading.id = id;
  heading.tabIndex = -1;
  heading.textContent = title;

  const closing = make('button', 'sw-button sw-button--icon sw-chat-widget__close');
  closing.setAttribute('type', 'button');
  closing.setAttribute('aria-label', close);
  closing.append(cross());

  const head = make('div', 'sw-chat-widget__head');
  head.append(heading, closing);
  const body = make('div', 'sw-chat-widget__body sw-html');
  const panel = make('div', 'sw-chat-widget__panel');
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-labelledby', id);
  panel.hidden = true;
  panel.append(head, body);

  const news = make('span', 'sw-visually-hidden');
  news.setAttribute('role', 'status');
  const root = make('div', 'sw-root sw-chat-widget');
  root.append(panel, news);
  return { root, panel, heading, body, closing, news };
}

function make(name: 'div' | 'h2' | 'button' | 'span', className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function cross(): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'sw-icon');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const lines = document.createElementNS(SVG, 'path');
  lines.setAttribute('d', 'm6 6 12 12M18 6 6 18');
  drawing.append(lines);
  return drawing;
}
