import { text, type Attribute } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { isHttpUrl } from '../../shared/rules/url.ts';
import { enhanceLinks } from './enhance-links.ts';
import type { Overlay } from './overlay.ts';
import type nl from './locales/nl.json';
import './content-modal.css';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

export const enhancer = defineEnhancer({
  name: 'content-modal',
  inputs: {
    /** A selector for the snippets whose links open in the dialog; the element itself when it is empty. */
    target: selector(),
    /** The host that serves the content, such as `content.example.nl`; the page's setting when it is empty. */
    host: text(''),
  },
  load: 'idle',
  wire(element, { target, host }, context: EnhancerContext<typeof nl>) {
    const { signal, settings } = context;
    const contentHost = hostOf(host || textOf(settings['contentDomain']));
    let overlay: Promise<Overlay> | undefined;
    /** Counts clicks while the overlay loads: only the last one opens. */
    let clicks = 0;

    /** Loads the overlay when the shopper reaches for a link. A failed load is retried at the next call. */
    function loadOverlay(): Promise<Overlay> {
      overlay ??= Promise.all([
        importWithRecovery('overlay', () => import('./overlay.ts')),
        importWithRecovery('sanitise', () => import('../../shared/ui/markup/sanitise.ts')),
      ]).then(([{ createOverlay }, { sanitise }]) => createOverlay({ ...context, contentHost, enhance, sanitise }));
      overlay.catch(() => (overlay = undefined));
      return overlay;
    }

    function enhance(snippets: () => Iterable<Element>, container: Element, unmounted: AbortSignal) {
      enhanceLinks(snippets, {
        container,
        contentHost,
        // In sanitised content, a link without an address had an unsafe one.
        includesEmpty: unmounted === signal,
        signal: unmounted,
        onReach: () => void loadOverlay().catch(() => {}),
        onOpen(link, address) {
          const click = (clicks += 1);
          loadOverlay().then(
            (loaded) => click === clicks && !signal.aborted && loaded.show(link, address),
            // Without the overlay, the link opens its page.
            () => click === clicks && address && isHttpUrl(address) && location.assign(address),
          );
        },
      });
    }

    if (target) enhance(() => document.querySelectorAll(target), document.body, signal);
    else enhance(() => [element], element, signal);
  },
});

/** Empty where the attribute is missing. */
function selector(): Attribute<string> {
  return {
    expected: 'a CSS selector, such as .snippet',
    read(written, element) {
      if (!written) return '';
      try {
        element.matches(written);
        return written;
      } catch {
        return undefined;
      }
    },
  };
}

/** A template can also contain a whole URL. */
function hostOf(text: string): string {
  return (
    text
      .trim()
      .replace(/^(?:https?:)?\/\//i, '')
      .replace(/\/.*/, '') || location.host
  );
}

function textOf(setting: unknown): string {
  return typeof setting === 'string' ? setting : '';
}
