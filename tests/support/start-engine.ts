import { vi } from 'vitest';
import type { Host } from '../../shared/runtime/host.ts';
import { startEngine as start } from '../../tools/conformance/start-engine.ts';

const catalogues = import.meta.glob<Host['texts']>('../../{widgets/*,shared/i18n,shared/i18n/*}/locales/nl.json', {
  eager: true,
  import: 'default',
});

const textsIn = (folder: string) => catalogues[`../../${folder}/locales/nl.json`] ?? {};

/** The engine of the page with our widgets and their texts. A test file starts it once, and adds widgets to it. */
export function startEngine() {
  const firstAnswer = vi.fn<(element: HTMLElement) => Promise<Response> | undefined>(() => undefined);
  const { define } = start({
    firstAnswer,
    textsOf({ name, textParts = [] }) {
      const parts = textParts.map((part) => [part, textsIn(`shared/i18n/${part}`)]);
      return { ...textsIn(`widgets/${name}`), ...Object.fromEntries(parts), kit: textsIn('shared/i18n') };
    },
  });
  return { define, firstAnswer };
}
