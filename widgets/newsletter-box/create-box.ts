import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

interface BoxParts {
  title: string;
  about: string;
  say: Translate<typeof nl>;
  /** Leaves the element as it was. */
  signal: AbortSignal;
}

let drawn = 0;

/** Draws the box in the place of what the shop printed, if it printed no form. Answers the form. */
export function createBox(element: HTMLElement, { title, about, say, signal }: BoxParts): HTMLFormElement {
  const id = `sw-newsletter-${++drawn}`;
  const field = make('input', 'field');
  Object.assign(field, { id, type: 'email', name: 'email', autocomplete: 'email' });
  field.setAttribute('aria-required', 'true');
  const label = make('label', 'label', say('label'));
  label.htmlFor = id;
  const submit = make('button', '', say('submit'));
  submit.className = 'sw-button sw-button--primary';

  const form = make('form', 'form');
  form.append(label, field, submit);
  const box = make('div', '');
  box.className = 'sw-newsletter-box';
  box.append(make('h2', 'title', title || say('title')), make('p', 'text', about || say('text')), form);
  const root = document.createElement('div');
  root.className = 'sw-root';
  root.append(box);

  const before = [...element.childNodes];
  element.replaceChildren(root);
  signal.addEventListener('abort', () => element.replaceChildren(...before));
  return form;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = `sw-newsletter-box__${part}`;
  made.textContent = text;
  return made;
}
