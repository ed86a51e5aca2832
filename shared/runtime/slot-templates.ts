import type { TemplateError } from './template-error.ts';

/** Leaves out the templates of widgets inside the element. The element's own ones may have left it with its content. */
export function ownTemplates(
  element: Element,
  templates: Iterable<HTMLTemplateElement>,
): readonly HTMLTemplateElement[] {
  return [...templates].filter((template) => [null, element].includes(template.closest('[data-widget]')));
}

/** The name of the slot that a template fills. */
export const slotName = (template: HTMLTemplateElement): string => template.getAttribute('data-slot') ?? '';

/** Reports templates for slots that the widget does not have. */
export function unknownSlots(
  templates: readonly HTMLTemplateElement[],
  declared: readonly string[],
): TemplateError | undefined {
  const unknown = templates.map(slotName).filter((name) => !declared.includes(name));
  if (unknown.length === 0) return undefined;
  const expected = declared.length > 0 ? declared.join(', ') : 'no template, because this widget has no slots';
  return { attribute: 'data-slot', expected, found: unknown.map((name) => name || '(empty)').join(', ') };
}
