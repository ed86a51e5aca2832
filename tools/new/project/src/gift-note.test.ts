import { getByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { conformanceChecks } from 'eiland/conformance';
import { test } from 'vitest';
import { island } from './gift-note.island.tsx';
import { metadata } from './gift-note.metadata.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** What the widgets of Eiland pass themselves. */
const checks = conformanceChecks({
  widget: island,
  texts: { nl, de, en },
  metadata,
  answers: { '/cart/init': { amount: 3 } },
  async use(element) {
    await userEvent.type(getByRole(element, 'textbox'), 'Veel plezier');
    await userEvent.click(getByRole(element, 'button'));
  },
});

test.each(checks)('acme-gift-note $name', ({ run }) => run());
