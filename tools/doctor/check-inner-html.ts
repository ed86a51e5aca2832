import { isUnreadableMarkup } from '../../shared/rules/unreadable-markup.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { messageOf } from './check-inputs.ts';
import { finding, type Finding } from './finding.ts';
import {
  initialAnswerOf,
  recordIn,
  type Mount,
  type Page,
  type RegisteredWidget,
  type WidgetRegistry,
} from './page.ts';
import { readMountInputs } from './read-mount-inputs.ts';

type Check = (mount: Mount, page: Page) => readonly TemplateError[];

/** HTML that a widget expects inside its element, and that is not an input. */
const CHECKS: Readonly<Record<string, Check>> = { 'page-helpers': checkToggles, 'newsletter-box': checkNewsletter };

export function checkInnerHtml(page: Page, registry: WidgetRegistry): Finding[] {
  return page.mounts.flatMap((mount) => {
    const known = registry[mount.name];
    if (!known) return [];
    const errors = [...(CHECKS[mount.name]?.(mount, page) ?? []), ...checkServerMarkup(page, mount, known)];
    return errors.map((error) => finding('inside-wrong', mount.where, messageOf(mount, error)));
  });
}

/** `data-initial="{}"` promises that the widget can read its answer from the markup. */
function checkServerMarkup(page: Page, mount: Mount, { widget }: RegisteredWidget): TemplateError[] {
  const answer = recordIn(initialAnswerOf(mount));
  const read = readMountInputs(page, mount, widget);
  const markup = read.is === 'read' ? Object.values(read.inputs).find(isUnreadableMarkup) : undefined;
  const isPromised = answer !== undefined && Object.keys(answer).length === 0;
  return isPromised && markup ? [markup.templateError] : [];
}

function checkToggles({ element }: Mount, { document }: Page): TemplateError[] {
  const buttons = ['footer-nav', 'faq-group', 'faq-answer'].map((kind) => `button[data-toggle=${kind}]`).join();
  return [...element.querySelectorAll(buttons)].flatMap((button) => {
    const id = button.getAttribute('aria-controls') ?? button.getAttribute('data-controls');
    const isOwn = button.closest('[data-widget=page-helpers]') === element;
    const controlled = id === null ? elementAfter(button, element) : document.getElementById(id);
    if (!isOwn || controlled) return [];
    const attribute = `aria-controls of the button "${button.textContent.trim()}"`;
    return [{ attribute, expected: 'the id of an element of this page', found: id ?? 'nothing' }];
  });
}

/** What a button without an id controls: the next element, or the one after the heading or paragraph around it. */
function elementAfter(button: Element, wrapper: Element): Element | null {
  let before: Element | null = button;
  while (before && before !== wrapper && !before.nextElementSibling) before = before.parentElement;
  return before === wrapper ? null : (before?.nextElementSibling ?? null);
}

function checkNewsletter({ element }: Mount): TemplateError[] {
  const form = element.querySelector('form');
  const isRight = form ? form.querySelector('[name=email], [type=email]') : !element.querySelector('input, textarea');
  return isRight ? [] : [{ attribute: '<form>', expected: 'a field with the name email', found: 'none' }];
}
