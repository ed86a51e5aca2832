import { text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { number } from '../../shared/runtime/number-attribute.ts';
import { hasMarkup } from '../../shared/ui/markup/plain-text.ts';
import type { Panel } from './chat-panel.ts';
import { startOpenTimer } from './open-timer.ts';
import { prepareOpener } from './prepare-opener.ts';
import { findGlobalFunction } from './find-global-function.ts';
import type nl from './locales/nl.json';
import './chat-widget.css';

export const enhancer = defineEnhancer({
  name: 'chat-widget',
  inputs: {
    /** Seconds on the site after which the chat opens by itself. */
    delay: number(60),
    /** Pixels; in a narrower window it does not open by itself. */
    minWidth: number(1024),
    /** The name of a global function that opens the shop's own chat, such as `LiveChat.open`. */
    openCall: text(''),
    title: text(''),
    /** What our own panel says; markup of the shop. */
    content: text(''),
  },
  load: 'idle',
  handles: ['chat-open'],
  wire(element, { delay, minWidth, openCall, title, content }, { bus, t: say, signal }: EnhancerContext<typeof nl>) {
    const opener = prepareOpener(element, { words: say('open'), hasPanel: !openCall, signal });
    const counter = startOpenTimer({ delay, minWidth, open: openByItself, signal });
    let drawing: Promise<Panel> | undefined;
    let panel: Panel | undefined;

    opener.addEventListener('click', click, { signal });
    const stop = bus.handle('chat-open', () => void open(true));
    signal.addEventListener('abort', stop);
    // However it was opened, by a button of the shop's own chat too.
    bus.on('chat-opened', counter.end);

    function click(event: MouseEvent) {
      // In another tab, a link leads where it always leads.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (panel?.isOpen()) panel.close();
      else void open(true);
    }

    function openByItself() {
      // The shop's chat may still be on its way.
      if (!openCall || findGlobalFunction(openCall)) void open(false);
    }

    async function open(isAsked: boolean) {
      counter.end();
      const call = findGlobalFunction(openCall);
      if (call) call();
      else if (!(await openPanel(isAsked))) return;
      bus.publish('chat-opened', undefined);
    }

    /** False when it was open before, or cannot be opened. */
    async function openPanel(isAsked: boolean): Promise<boolean> {
      try {
        panel = await (drawing ??= drawn());
        return !signal.aborted && panel.open(isAsked);
      } catch {
        drawing = undefined;
        if (isAsked && opener instanceof HTMLAnchorElement) location.assign(opener.href);
        return false;
      }
    }

    async function drawn(): Promise<Panel> {
      const [{ createChatPanel: drawPanel }, markup] = await Promise.all([
        import('./chat-panel.ts'),
        hasMarkup(content)
          ? import('../../shared/ui/markup/sanitise.ts').then(({ sanitise }) => sanitise(content))
          : '',
      ]);
      return drawPanel(element, { opener, title: title || say('title'), content, markup, say, signal });
    }
  },
});
