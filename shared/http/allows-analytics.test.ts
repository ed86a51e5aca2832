import { expect, test } from 'vitest';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { allowsAnalytics } from './allows-analytics.ts';

test.each([undefined, null, true, 'true', 1, '1'])('with the setting %j events are pushed', (analytics) => {
  setPageSettings({ analytics });
  expect(allowsAnalytics()).toBe(true);
});

test('with the name of an event they are pushed once it was fired', () => {
  setPageSettings({ analytics: 'shop:consent', consent: 'shop:consent' });
  expect(allowsAnalytics()).toBe(true);
});

test.each([false, 'false', 0, '0', '', 'shop:consent', {}, ['true', 1]])(
  'with the setting %j none is pushed',
  (analytics) => {
    setPageSettings({ analytics });
    expect(allowsAnalytics()).toBe(false);
  },
);
