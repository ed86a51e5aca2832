import type { ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { Kit } from './Kit.tsx';
import type { Locale } from './locales.ts';

afterEach(cleanup);

/** Draws a component of the kit on its ground, in Dutch unless told, for a shopper who can click and type. */
export function renderKit(drawn: ReactElement, locale: Locale = 'nl') {
  const user = userEvent.setup();
  const ground = (inside: ReactElement) => <Kit locale={locale}>{inside}</Kit>;
  const { rerender, ...rest } = render(ground(drawn));
  return { user, ...rest, redraw: (next: ReactElement) => rerender(ground(next)) };
}
