// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { rememberOpener } from './remember-opener.ts';

afterEach(() => document.body.replaceChildren());

/** A button in a widget opens a dialog. */
function open(html: string): { widget: HTMLElement; returnFocus: () => void } {
  document.body.innerHTML = `<button>Eerder</button><div id="widget">${html}</div>`;
  const widget = document.querySelector<HTMLElement>('#widget')!;
  widget.querySelector('button')!.focus();
  return { widget, returnFocus: rememberOpener() };
}

/** Browsers focus the body when the focused element is gone. */
const loseFocus = () => (document.activeElement as HTMLElement | null)?.blur();

test('the new button has the focus when the widget was drawn again', () => {
  const { widget, returnFocus } = open('<p><button>Mail mij</button></p>');
  widget.innerHTML = '<p>Niet op voorraad</p><button>Mail mij</button>';
  loseFocus();
  returnFocus();
  expect(document.activeElement).toBe(widget.querySelector('button'));
});

test('a focus that was moved meanwhile stays', () => {
  const { widget, returnFocus } = open('<button>Mail mij</button>');
  widget.innerHTML = '<button>Mail mij</button>';
  document.querySelector('button')!.focus();
  returnFocus();
  expect(document.activeElement?.textContent).toBe('Eerder');
});

test('a button that is still there is left to the browser', () => {
  const { returnFocus } = open('<button>Mail mij</button>');
  loseFocus();
  returnFocus();
  expect(document.activeElement).toBe(document.body);
});

test('without a control nothing has the focus', () => {
  const { widget, returnFocus } = open('<button>Mail mij</button>');
  widget.innerHTML = '<p>Uitverkocht</p>';
  loseFocus();
  returnFocus();
  expect(document.activeElement).toBe(document.body);
});
