// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { text } from './attributes.ts';
import { defineEnhancer } from './define-enhancer.ts';

const HTML = '<button data-widget="lamp" data-id="1">Aan</button>';

test('listeners and handlers of an enhancer end when it unmounts', async () => {
  const page = await openPage();
  const log: unknown[] = [];
  const enhancer = defineEnhancer({
    name: 'lamp',
    inputs: {},
    load: 'eager',
    handles: ['chat-open'],
    wire(_element, _inputs, context) {
      context.bus.on('cart-count', ({ count }) => log.push(count));
      context.bus.handle('chat-open', () => log.push('open'));
    },
  });
  const { unmount } = page.mount(enhancer, HTML);
  bus.publish('cart-count', { count: 1 });
  bus.send('chat-open', undefined);
  expect(log).toEqual([1, 'open']);
  unmount();
  bus.publish('cart-count', { count: 2 });
  bus.send('chat-open', undefined);
  expect(log).toEqual([1, 'open']);
});

test('wrong attributes leave the element alone, and the report names them', async () => {
  const page = await openPage();
  const enhancer = defineEnhancer({ name: 'lamp', inputs: { watt: text() }, load: 'eager', wire: () => expect.fail() });
  const { states, templateErrors } = page.mount(enhancer, HTML);
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([{ attribute: 'data-watt', expected: 'text', found: 'nothing' }]);
});
