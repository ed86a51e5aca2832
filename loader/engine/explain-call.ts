import type { Host } from '../../shared/runtime/host.ts';
import type { LoaderContext } from '../context.ts';
import { page } from '../page.ts';
import { LOCAL_HOST } from './local-host.ts';
import type { Inspector } from './open-inspector.ts';

/**
 * Explains a failed call in the console of a developer, with the words of the doctor: on their own machine, and while the
 * inspector is open. Other pages do not load these texts.
 */
export function explainCall(
  { load }: Pick<LoaderContext, 'load'>,
  widget: string,
  ...call: Parameters<NonNullable<Host['explain']>>
): void {
  if (LOCAL_HOST.test(location.hostname) || page.querySelector('[data-eiland-inspect]'))
    load<Inspector>('inspect.js').then(
      ({ explain }) => explain(widget, ...call),
      () => {},
    );
}
