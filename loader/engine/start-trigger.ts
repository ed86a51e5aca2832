import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { FREQUENT } from '../triggers/frequent-triggers.ts';
import { triggerOf } from '../trigger-of.ts';
import { argumentOf, findTrigger } from '../triggers/trigger.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Mount } from './mount.ts';
import { mountWidget } from './mount-widget.ts';
import { reportTemplateError } from './report-template-error.ts';

/**
 * Loads the widget when its load trigger fires. An invalid one is reported, and the default applies.
 *
 * @param defaultTrigger that of the widget
 */
export function startTrigger(engine: EngineParts, mount: Mount, defaultTrigger: string): void {
  const { element } = mount;
  const load = (target: HTMLElement) => void mountWidget(engine, target);

  async function start(value: string): Promise<void> {
    mount.loadsOnInteraction = value === 'interaction';
    const frequent = findTrigger(FREQUENT, value);
    if (frequent) return frequent.wait(element, load, argumentOf(frequent, value));
    try {
      const { LAZY, waitLazily, invalidLoad } = await importWithRecovery(
        'lazy-triggers',
        () => import('../triggers/lazy-triggers.ts'),
      );
      const lazy = findTrigger(LAZY, value);
      if (lazy && waitLazily(lazy, argumentOf(lazy, value), mount, engine, load)) return;
      void reportTemplateError(engine, element, invalidLoad(FREQUENT, value));
      if (value !== defaultTrigger) await start(defaultTrigger);
    } catch {
      // Without the code of its trigger the widget loads at once. One that is needed offline belongs to the frequent ones.
      load(element);
    }
  }

  void start(triggerOf(element, defaultTrigger));
}
