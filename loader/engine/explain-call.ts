import type { Host } from '../../shared/runtime/host.ts';
import { context, LOCAL } from './loader-context.ts';
import type { Inspector } from './open-inspector.ts';

/**
 * Explains a failed call in the console of a developer, with the words of the doctor: on their own machine, and while the
 * inspector is open. Other pages do not load these texts.
 */
export function explainCall(widget: string, ...call: Parameters<NonNullable<Host['explain']>>): void {
  if (LOCAL.test(location.hostname) || context.page.querySelector('[data-eiland-inspect]'))
    context.load<Inspector>('inspect.js').then(
      ({ explain }) => explain(widget, ...call),
      () => {},
    );
}
