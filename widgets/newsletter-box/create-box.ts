import { createElement, type Translate } from '../../shared/kit/kit.ts';
import type nl from './locales/nl.json';

interface BoxOptions {
  title: string;
  text: string;
  t: Translate<typeof nl>;
  /** Restores the element. */
  signal: AbortSignal;
}

let count = 0;

/** Replaces the contents of an element that has no form with a sign-up box. Returns the form. */
export function createBox(element: HTMLElement, { title, text, t, signal }: BoxOptions): HTMLFormElement {
  const id = `sw-newsletter-${++count}`;
  const field = createElement('input', 'sw-control sw-newsletter-box__field');
  Object.assign(field, { id, type: 'email', name: 'email', autocomplete: 'email' });
  field.setAttribute('aria-required', 'true');
  const label = createElement('label', 'sw-newsletter-box__label', t('label'));
  label.htmlFor = id;

  const form = createElement('form', 'sw-newsletter-box__form');
  form.append(label, field, createElement('button', 'sw-button sw-button--confirm', t('submit')));
  const box = createElement('div', 'sw-newsletter-box');
  box.append(
    createElement('h2', 'sw-newsletter-box__title', title || t('title')),
    createElement('p', 'sw-newsletter-box__text', text || t('text')),
    form,
  );

  const before = [...element.childNodes];
  element.replaceChildren(createElement('div', 'sw-root', box));
  signal.addEventListener('abort', () => element.replaceChildren(...before));
  return form;
}
