// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { rememberOpener } from './use-modal.ts';

const dialog = document.createElement('dialog');
dialog.innerHTML = '<button>Sluiten</button>';

afterEach(() => document.body.replaceChildren());

/** A button in a widget opens a dialog. */
function open(html: string): { widget: HTMLElement; returnFocus: () => void } {
  document.body.innerHTML = `<button>Eerder</button><div id="widget">${html}</div>`;
  document.body.append(dialog);
  const widget = document.querySelector<HTMLElement>('#widget')!;
  widget.querySelector('button')!.focus();
  return { widget, returnFocus: rememberOpener(dialog) };
}

/** The focus of a dialog that has just closed is in the dialog until the next frame, and then on the body. */
function closeDialog() {
  dialog.querySelector('button')!.focus();
}

test('the new button has the focus when the widget was drawn again', () => {
  const { widget, returnFocus } = open('<p><button>Mail mij</button></p>');
  widget.innerHTML = '<p>Niet op voorraad</p><button>Mail mij</button>';
  closeDialog();
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

test('a button that was away for a moment has the focus again', () => {
  const { widget, returnFocus } = open('<button>Mail mij</button>');
  const button = widget.querySelector('button')!;
  button.remove();
  closeDialog();
  widget.append(button);
  returnFocus();
  expect(document.activeElement).toBe(button);
});

test('without a control the browser decides', () => {
  const { widget, returnFocus } = open('<button>Mail mij</button>');
  widget.innerHTML = '<p>Uitverkocht</p>';
  closeDialog();
  returnFocus();
  expect(document.activeElement?.textContent).toBe('Sluiten');
});
