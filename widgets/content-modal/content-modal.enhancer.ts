import { text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { isPage } from '../../shared/rules/web-address.ts';
import { enhanceLinks } from './enhance-links.ts';
import type { Overlay } from './overlay.ts';
import type nl from './locales/nl.json';
import './content-modal.css';

export const enhancer = defineEnhancer({
  name: 'content-modal',
  inputs: {
    /** Selects the snippets whose links open over the page; the element itself when it is empty. */
    target: text(''),
    /** Of what answers, such as `content.example.nl`; the page's setting when it is empty. */
    host: text(''),
  },
  load: 'idle',
  wire(element, { target, host }, tools: EnhancerContext<typeof nl>) {
    const { signal, settings } = tools;
    const contentHost = hostIn(host || textOf(settings['contentDomain']));
    let overlay: Promise<Overlay> | undefined;
    /** Counts what was pressed while that is on its way: only the last is meant. */
    let presses = 0;

    /** What shows content is fetched when somebody reaches for a link; a fetch that failed is tried again. */
    function prepare(): Promise<Overlay> {
      overlay ??= Promise.all([import('./overlay.ts'), import('../../shared/ui/markup/sanitise.ts')]).then(
        ([{ createOverlay }, { sanitise }]) => createOverlay({ ...tools, contentHost, follow, sanitise }),
      );
      overlay.catch(() => (overlay = undefined));
      return overlay;
    }

    function follow(root: () => Iterable<Element>, whole: Element, end: AbortSignal) {
      enhanceLinks(root, {
        whole,
        contentHost,
        // Within content, that is a link whose address was not safe.
        hasBare: end === signal,
        signal: end,
        onReach: () => void prepare().catch(() => {}),
        onOpen(link, address) {
          const press = (presses += 1);
          prepare().then(
            (shown) => press === presses && !signal.aborted && shown.show(link, address),
            // Whoever cannot see it here sees it where it is.
            () => press === presses && address && isPage(address) && location.assign(address),
          );
        },
      });
    }

    if (target) follow(() => document.querySelectorAll(target), document.body, signal);
    else follow(() => [element], element, signal);
  },
});

/** A template may write a whole address where a host is meant. */
function hostIn(text: string): string {
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
