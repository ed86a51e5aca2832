import type { PartialTemplateError } from './console-messages.ts';
import type { EngineParts } from './engine-parts.ts';
import { loadMessages } from './load-messages.ts';

/** Reports a mistake in a template to its author, in the console and as an event. */
export async function reportTemplateError(
  { bus, widgets }: EngineParts,
  element: Element,
  error: PartialTemplateError,
): Promise<void> {
  try {
    const { describeTemplateError } = await loadMessages();
    const described = describeTemplateError(element, error, Object.keys(widgets));
    if (!described) return;
    console.error(described.message, described.element);
    bus.publish('template-error', described);
  } catch {
    console.error(element, error);
  }
}
