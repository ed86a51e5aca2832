// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServerMarkup } from './ServerMarkup.tsx';

test('a server-rendered element is moved, and moved back on unmount', () => {
  document.body.innerHTML = '<section><p>Before</p><img alt="Inverter"><p>After</p></section>';
  const printed = document.querySelector('img')!;
  const { container, rerender } = render(<ServerMarkup node={printed} className="sw-place" />);
  expect(container.querySelector('.sw-place')!.firstElementChild).toBe(printed);
  expect(document.querySelector('section')!.textContent).toBe('BeforeAfter');
  rerender(<p>Something else</p>);
  expect(document.querySelector('section')!.children[1]).toBe(printed);
});

test('several elements are moved and moved back in turn', () => {
  document.body.innerHTML = '<section><img alt="One"><img alt="Two"></section>';
  const [first, second] = document.querySelectorAll('img');
  const { container, rerender, unmount } = render(<ServerMarkup node={first!} />);
  rerender(<ServerMarkup node={second!} />);
  expect(container.querySelector('img')).toBe(second);
  expect(document.querySelector('section')!.firstElementChild).toBe(first);
  unmount();
  expect([...document.querySelector('section')!.children]).toEqual([first, second]);
});
