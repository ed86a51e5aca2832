import { defineEnhancer } from '../../shared/runtime/define-enhancer.ts';
import { BUTTONS, createToggles } from './toggles.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

export const enhancer = defineEnhancer({
  name: 'page-helpers',
  inputs: {},
  load: 'idle',
  wire(element, _inputs, { signal, reportTemplateError }) {
    const toggles = createToggles(reportTemplateError, signal);

    /** Not the buttons of a nested wrapper. */
    const isOwn = (button: Element) => button.closest('[data-widget=page-helpers]') === element;

    function wireAll() {
      for (const button of unclobbered(element).querySelectorAll<HTMLButtonElement>(BUTTONS))
        if (isOwn(button)) toggles.wire(button);
    }

    wireAll();
    toggles.openTarget();

    // Scripts of the page may add buttons later.
    const observer = new MutationObserver(wireAll);
    observer.observe(element, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());

    unclobbered(element).addEventListener(
      'click',
      (event) => {
        const button = unclobbered(event.target as Element).closest<HTMLButtonElement>(BUTTONS);
        if (!button || !isOwn(button)) return;
        toggles.wire(button);
        // A surrounding form is the fallback without JavaScript.
        if (toggles.toggle(button)) event.preventDefault();
      },
      { signal },
    );
    // The browser cannot scroll to a hidden target itself.
    addEventListener('hashchange', () => toggles.openTarget()?.scrollIntoView(), { signal });
    // The browser's page search found something in a hidden panel.
    document.addEventListener('beforematch', ({ target }) => toggles.openAround(target as Element), { signal });
    addEventListener('beforeprint', () => toggles.showAll(true), { signal });
    addEventListener('afterprint', () => toggles.showAll(false), { signal });
  },
});
