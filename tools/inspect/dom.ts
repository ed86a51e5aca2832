type Child = Node | string;

/** Creates an element. No text is parsed as HTML. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = el('button', { type: 'button' }, label);
  element.addEventListener('click', onClick);
  return element;
}

/** A part of the panel that opens and closes, with a list. */
export interface Section {
  readonly element: HTMLElement;
  /** Replaces the entries. The title has their number, unless it is given. */
  show(entries: readonly HTMLElement[], note?: string): void;
}

export function section(title: string, empty: string): Section {
  const heading = el('h3', {}, title);
  const list = el('ul');
  const none = el('p', {}, empty);
  const element = el('details', { open: '' }, el('summary', {}, heading), none, list);
  return {
    element,
    show(entries, note = String(entries.length)) {
      heading.textContent = `${title} (${note})`;
      none.hidden = entries.length > 0;
      replaceEntries(list, entries);
    },
  };
}

/** Keeps the focus on the entry and control that had it. */
function replaceEntries(list: HTMLElement, entries: readonly HTMLElement[]): void {
  const focused = (list.getRootNode() as ShadowRoot).activeElement;
  const at = [...list.querySelectorAll('button')].indexOf(focused as HTMLButtonElement);
  list.replaceChildren(...entries.map((entry) => (entry.localName === 'li' ? entry : el('li', {}, entry))));
  if (at >= 0) list.querySelectorAll('button')[at]?.focus({ preventScroll: true });
}

/** `12:30:05.120` */
export function clockTime(time: number): string {
  return new Date(performance.timeOrigin + time).toISOString().slice(11, 23);
}
