// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { findGlobalFunction } from './find-global-function.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

class Chat {
  opened = 0;
  open() {
    this.opened += 1;
  }
}

test.each(['openChat', 'LiveChat.open', 'Shop.chat.open', 'boundChat'])('%s is a function of a script', (name) => {
  const chat = new Chat();
  const open = () => chat.open();
  vi.stubGlobal('openChat', open);
  vi.stubGlobal('LiveChat', chat);
  vi.stubGlobal(
    'Shop',
    Object.assign(() => {}, { chat }),
  );
  vi.stubGlobal('boundChat', chat.open.bind(chat));
  findGlobalFunction(name)!();
  expect(chat.opened).toBe(1);
});

test.each(['weg.submit', 'weg.remove', 'Shop.form.submit', 'document.body.remove'])(
  '%s does not call a function of the page or of the browser',
  (name) => {
    document.body.innerHTML = '<form id="weg"></form>';
    vi.stubGlobal('Shop', { form: document.querySelector('form') });
    expect(findGlobalFunction(name)).toBeUndefined();
  },
);

test.each(['', 'nothing', 'nothing.open', 'LiveChat', 'LiveChat.close', 'eval', 'constructor.constructor'])(
  '%j is none',
  (name) => {
    vi.stubGlobal('LiveChat', new Chat());
    expect(findGlobalFunction(name)).toBeUndefined();
  },
);
