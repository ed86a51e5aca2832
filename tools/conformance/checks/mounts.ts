import { onPage } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { visibleText } from './shop-html.ts';

/** An element with valid inputs becomes a widget, without a message in the console. */
export function mounts(subject: Subject): Promise<void> {
  return onPage(subject, async ({ embed, settle, messages, errors }) => {
    const element = await embed();
    await settle();
    const state = element.dataset['widgetState'];
    const root = element.querySelector(':scope > .sw-root');
    failIf([
      ...(state === 'ready' ? [] : [`The widget is ${state}, and not ready.`]),
      ...(root && visibleText(root) === '' && !root.firstElementChild ? ['The widget draws nothing.'] : []),
      ...messages.map((message) => `The console says: ${message}`),
      ...errors.map((error) => `Nothing catches: ${error}`),
    ]);
  });
}
