import type { ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { Kit } from './Kit.tsx';
import type { Locale } from './locales.ts';

afterEach(cleanup);

/** Renders a component of the kit, in Dutch by default. */
export function renderKit(drawn: ReactElement, locale: Locale = 'nl') {
  const user = userEvent.setup();
  const inKit = (element: ReactElement) => <Kit locale={locale}>{element}</Kit>;
  const { rerender, ...rest } = render(inKit(drawn));
  return { user, ...rest, redraw: (next: ReactElement) => rerender(inKit(next)) };
}
