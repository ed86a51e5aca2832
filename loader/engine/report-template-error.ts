import type { Facts } from '../../shared/bus/events.ts';
import { emit } from './bus.ts';
import type { PartialTemplateError } from './console-messages.ts';
import { context } from './loader-context.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

/** Reports a mistake in a template to its author, in the console and as an event. */
export function reportTemplateError(element: Element, error: PartialTemplateError): void {
  importWithRecovery('console-messages', () => import('./console-messages.ts')).then(
    ({ describeTemplateError }) => report(describeTemplateError(element, error, Object.keys(context.widgets))),
    () => console.error(element, error),
  );
}

function report(error: Facts['template-error'] | undefined): void {
  if (!error) return;
  console.error(error.message, error.element);
  emit('template-error', error);
}
