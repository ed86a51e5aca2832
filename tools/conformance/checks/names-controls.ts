import { queryAllByRole } from '@testing-library/dom';
import { onPage } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { drawnIn } from './shop-html.ts';

const ROLES = [
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'img',
  'link',
  'listbox',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
];

/** Each control has a name that a screen reader says. */
export function namesControls(subject: Subject): Promise<void> {
  return onPage(subject, async ({ embed, use }) => {
    const element = await embed();
    const before = nameless(drawnIn(element));
    await use(element);
    failIf([...before, ...nameless(drawnIn(element))]);
  });
}

function nameless(container: Element): string[] {
  return ROLES.flatMap((role) => {
    const named = new Set(queryAllByRole(container as HTMLElement, role, { name: /\S/ }));
    return queryAllByRole(container as HTMLElement, role)
      .filter((control) => !named.has(control))
      .map((control) => `A ${role} has no name: ${control.outerHTML.slice(0, 200)}`);
  });
}
