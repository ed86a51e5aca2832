import type { WidgetNames } from './widget-files.ts';

export const island = ({ name, component }: WidgetNames) => `import * as z from 'zod/mini';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { ${component} } from './${component}.tsx';
import { create${component} } from './${name}.model.ts';
import './${name}.css';

export const island = defineIsland({
  name: '${name}',
  inputs: z.object({
    /** The text that the shopper can open. */
    text: z.string(),
  }),
  load: 'visible',
  model: create${component},
  View: ${component},
});
`;

export const model = ({
  component,
}: WidgetNames) => `import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Services } from '../../shared/runtime/services.ts';

interface Inputs {
  readonly text: string;
}

export interface ${component}State {
  readonly text: string;
  readonly isOpen: ReadonlySignal<boolean>;
  toggle(): void;
}

/** A text that a shopper opens and closes. \`services\` has the calls, the bus and the page's settings. */
export function create${component}(_services: Services, { text }: Inputs): ${component}State {
  const isOpen = signal(false);
  return {
    text,
    isOpen,
    toggle() {
      isOpen.value = !isOpen.peek();
    },
  };
}
`;

export const view = ({ name, component }: WidgetNames) => `import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import type { ${component}State } from './${name}.model.ts';
import type nl from './locales/nl.json';

/** A button and the text that it opens. */
export function ${component}({ model }: { model: ${component}State }) {
  useSignals();
  const t = useText<typeof nl>();
  const id = useId();
  const isOpen = model.isOpen.value;
  return (
    <div className="sw-${name}">
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={model.toggle}>
        {isOpen ? t('close') : t('open')}
      </Button>
      <p id={id} className="sw-${name}__text" hidden={!isOpen}>
        {model.text}
      </p>
    </div>
  );
}
`;

export const style = ({ name }: WidgetNames) => `.sw-root .sw-${name} {
  color: var(--sw-color-ink);
  font-size: var(--sw-text-body);
  line-height: var(--sw-line-body);
}

.sw-root .sw-${name}__text {
  margin-block-start: var(--sw-space-2);
}
`;

export const locales = {
  nl: { open: 'Toon meer', close: 'Toon minder' },
  de: { open: 'Mehr zeigen', close: 'Weniger zeigen' },
  en: { open: 'Show more', close: 'Show less' },
};

export const unitTest = ({ name }: WidgetNames) => `// @vitest-environment happy-dom
import { findByRole, findByText } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './${name}.island.tsx';

test.each([
  ['nl', 'Toon meer', 'Toon minder'],
  ['de', 'Mehr zeigen', 'Weniger zeigen'],
  ['en', 'Show more', 'Show less'],
] as const)('a shopper opens the text and closes it again (%s)', async (locale, open, close) => {
  const page = await openPage({ locale });
  const { element } = page.mount(island, '<div data-text="Veel plezier ermee!"></div>');
  const text = await findByText(element, 'Veel plezier ermee!');
  expect(text.hidden).toBe(true);
  await userEvent.click(await findByRole(element, 'button', { name: open }));
  expect(text.hidden).toBe(false);
  await userEvent.click(await findByRole(element, 'button', { name: close }));
  expect(text.hidden).toBe(true);
});

test('without a text, the shop’s HTML stays, and the mistake is reported', async () => {
  const page = await openPage();
  const { element, states, templateErrors } = page.mount(island, '<div><p>Van de winkel</p></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([{ attribute: 'data-text', expected: 'string', found: 'nothing' }]);
  expect(element.textContent).toBe('Van de winkel');
});
`;
