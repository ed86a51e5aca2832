// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { noteTyped } from './typed-fields.ts';

/** A frame as it comes from the server, and the events that the widget hears. */
function open(html: string) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  const heard = vi.fn<(event: string) => void>();
  for (const type of ['input', 'change', 'click'])
    container.addEventListener(type, ({ target }) => heard(`${type} ${(target as HTMLInputElement).name}`));
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  return { container, field, heard };
}

test('a text that was typed is typed again, as the library does not know it', () => {
  const { container, field, heard } = open('<input name="city" value="Delft"><input name="street">');
  field('city').value = 'Assen';
  const repeat = noteTyped(container);
  repeat();
  expect(field('city').value).toBe('Assen');
  expect(heard.mock.calls.flat()).toEqual(['input city', 'change city']);
});

test('a text that a library has drawn over comes back', () => {
  const { container, field } = open('<input name="city" value="Delft">');
  field('city').value = 'Assen';
  const repeat = noteTyped(container);
  field('city').value = 'Delft';
  repeat();
  expect(field('city').value).toBe('Assen');
});

test('what was typed after it was noted counts too', () => {
  const { container, field, heard } = open('<textarea name="reason">Te klein</textarea>');
  const repeat = noteTyped(container);
  field('reason').value = 'Te groot';
  repeat();
  expect(heard.mock.calls.flat()).toEqual(['input reason', 'change reason']);
});

test('a box that was ticked is ticked by a click', () => {
  const { container, field, heard } = open(
    '<input type="checkbox" name="terms"><input type="checkbox" name="mail" checked>',
  );
  field('terms').checked = true;
  const repeat = noteTyped(container);
  repeat();
  expect(field('terms').checked).toBe(true);
  expect(field('mail').checked).toBe(true);
  expect(heard.mock.calls.flat()).toContain('click terms');
  expect(heard.mock.calls.flat()).not.toContain('click mail');
});

test('a field that is not there any more is left out', () => {
  const { container, field, heard } = open('<input name="city">');
  field('city').value = 'Assen';
  const repeat = noteTyped(container);
  field('city').remove();
  repeat();
  expect(heard).not.toHaveBeenCalled();
});
