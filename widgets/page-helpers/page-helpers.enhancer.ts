import { defineEnhancer } from '../../shared/runtime/define-enhancer.ts';
import { BUTTONS, createToggles } from './toggles.ts';

export const enhancer = defineEnhancer({
  name: 'page-helpers',
  inputs: {},
  load: 'idle',
  wire(element, _inputs, { signal, reportTemplateError: complain }) {
    const toggles = createToggles(complain, signal);

    /** A wrapper inside this one has its own buttons. */
    const isOwn = (button: Element) => button.closest('[data-widget=page-helpers]') === element;

    function wireAll() {
      for (const button of element.querySelectorAll<HTMLButtonElement>(BUTTONS))
        if (isOwn(button)) toggles.wire(button);
    }

    wireAll();
    toggles.openTarget();

    // What a script of the page prints later is wired as well.
    const watcher = new MutationObserver(wireAll);
    watcher.observe(element, { childList: true, subtree: true });
    signal.addEventListener('abort', () => watcher.disconnect());

    element.addEventListener(
      'click',
      (event) => {
        const button = (event.target as Element).closest<HTMLButtonElement>(BUTTONS);
        if (!button || !isOwn(button)) return;
        toggles.wire(button);
        // A form around it is there for pages without scripts.
        if (toggles.toggle(button)) event.preventDefault();
      },
      { signal },
    );
    // What was hidden could not be scrolled to.
    addEventListener('hashchange', () => toggles.openTarget()?.scrollIntoView(), { signal });
    // What the browser's own search finds stays open.
    document.addEventListener('beforematch', ({ target }) => toggles.openAround(target as Element), { signal });
    addEventListener('beforeprint', () => toggles.showAll(true), { signal });
    addEventListener('afterprint', () => toggles.showAll(false), { signal });
  },
});
