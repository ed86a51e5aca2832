import { loadRemoveCode, type RemoveCode } from '../ui/slots/remove-code.ts';
import type { TemplateError } from './template-error.ts';
import { makeIdsUnique } from './make-ids-unique.ts';
import { ownTemplates, slotName, unknownSlots } from './slot-templates.ts';

/**
 * Fills a slot from its template: moves the content into it, or copies it into one of several.
 *
 * @param copyKey undefined for a slot that the widget has once
 */
export type FillSlot = (slot: HTMLElement, name: string, copyKey: string | undefined) => void;

/**
 * @param elements all templates in the element
 * @param report gets template errors: unknown slots, and code in a template
 * @param signal moves the content back into the templates, with what a shopper has typed. Copies are discarded.
 */
export async function createFiller(
  element: Element,
  elements: Iterable<HTMLTemplateElement>,
  declared: readonly string[],
  report: (error: TemplateError) => void,
  signal: AbortSignal,
): Promise<FillSlot> {
  const templates = ownTemplates(element, elements);
  const unknown = unknownSlots(templates, declared);
  if (unknown) report(unknown);
  const sources = collectSources(templates, await loadRemoveCode(), report);
  let copies = 0;

  return (slot, name, copyKey) => {
    const source = sources.get(name);
    if (!source || signal.aborted) return;
    if (copyKey !== undefined) slot.append(makeIdsUnique(document.importNode(source.content, true), ++copies));
    else {
      slot.append(source.content);
      signal.addEventListener('abort', () => source.content.append(...slot.childNodes));
    }
    separateFromForm(slot);
  };
}

/** By slot, its template without code. A second template of the same slot continues the first. */
function collectSources(
  templates: readonly HTMLTemplateElement[],
  removeCode: RemoveCode,
  report: (error: TemplateError) => void,
): ReadonlyMap<string, HTMLTemplateElement> {
  const sources = new Map<string, HTMLTemplateElement>();
  for (const template of templates) {
    const name = slotName(template);
    const removed = removeCode(template.content);
    const attribute = `<template data-slot="${name}">`;
    if (removed.length > 0) report({ attribute, expected: 'HTML without code and frames', found: removed.join(', ') });
    const first = sources.get(name);
    if (first) first.content.append(template.content);
    else sources.set(name, template);
  }
  return sources;
}

/** No form has this id, so a control that names it belongs to none. */
const NO_FORM = 'sw-no-form';

const CONTROLS = 'button, fieldset, input, object, output, select, textarea';

/** A form of the widget around the slot must neither send fields of the slot, nor be submitted by them. */
function separateFromForm(slot: HTMLElement): void {
  for (const control of slot.querySelectorAll(CONTROLS)) {
    const form = control.closest('form');
    if (!(form && slot.contains(form)) && !control.hasAttribute('form')) control.setAttribute('form', NO_FORM);
  }
  slot.addEventListener('submit', (event) => {
    // Otherwise the form of the widget would handle it too.
    if (slot.closest('form')) event.stopPropagation();
  });
}
