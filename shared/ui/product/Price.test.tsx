// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderKit } from '../../../tests/support/render-kit.tsx';
import { Price, type PriceProps } from './Price.tsx';

test.each([
  { props: { cents: 64900 }, words: '€ 649,-' },
  { props: { cents: null, isOnRequest: true }, words: 'Prijs op aanvraag' },
  { props: { cents: 64900, isFrom: true, after: <b>!</b> }, words: 'vanaf € 649,-!' },
  { props: { cents: 0, isFree: true, after: <b>!</b> }, words: 'Gratis' },
  { props: { cents: 0 }, words: '€ 0,-' },
  { props: { cents: null, before: <b>Nu: </b> }, words: '' },
] as { props: PriceProps; words: string }[])('a screen reader reads $props as "$words"', ({ props, words }) => {
  const { container } = renderKit(<Price {...props} />);
  expect((container.textContent ?? '').replace(/\s+/g, ' ').trim()).toBe(words);
});
