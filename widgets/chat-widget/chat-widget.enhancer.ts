import { number, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { hasMarkup } from '../../shared/ui/markup/plain-text.ts';
import type { ChatPanel } from './chat-panel.ts';
import { findGlobalFunction } from './find-global-function.ts';
import { startOpenTimer } from './open-timer.ts';
import { prepareOpener } from './prepare-opener.ts';
import type nl from './locales/nl.json';
import './chat-widget.css';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

export const enhancer = defineEnhancer({
  name: 'chat-widget',
  inputs: {
    /** Seconds on the site after which the chat opens by itself. */
    delay: number(60),
    /** Pixels; in a narrower window the chat does not open by itself. */
    minWidth: number(1024),
    /** Name of a global function that opens the shop's own chat, such as `LiveChat.open`. */
    openCall: text(''),
    title: text(''),
    /** Content of the widget's own panel, as text or markup. */
    content: text(''),
  },
  load: 'idle',
  handles: ['chat-open'],
  wire(element, { delay, minWidth, openCall, title, content }, { bus, t, signal }: EnhancerContext<typeof nl>) {
    const opener = prepareOpener(element, { label: t('open'), hasPanel: !openCall, signal });
    const timer = startOpenTimer({ delay, minWidth, open: openByItself, signal });
    let loading: Promise<ChatPanel> | undefined;
    let panel: ChatPanel | undefined;

    opener.addEventListener('click', onClick, { signal });
    bus.handle('chat-open', () => void open(true));
    // The shop's own chat may publish the event too.
    bus.on('chat-opened', timer.stop);

    function onClick(event: MouseEvent) {
      // A modifier key opens a link in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (panel?.isOpen()) panel.close();
      else void open(true);
    }

    function openByItself() {
      // The script of the shop's chat may not have loaded yet.
      if (!openCall || findGlobalFunction(openCall)) void open(false);
    }

    async function open(isRequested: boolean) {
      timer.stop();
      const openShopChat = findGlobalFunction(openCall);
      if (openShopChat) openShopChat();
      else if (!(await openPanel(isRequested))) return;
      bus.publish('chat-opened', undefined);
    }

    /** False when the panel was open already or cannot open. */
    async function openPanel(isRequested: boolean): Promise<boolean> {
      try {
        panel = await (loading ??= loadPanel());
        return !signal.aborted && panel.open(isRequested);
      } catch {
        loading = undefined;
        if (isRequested && opener instanceof HTMLAnchorElement) location.assign(opener.href);
        return false;
      }
    }

    async function loadPanel(): Promise<ChatPanel> {
      const [{ createChatPanel }, markup] = await Promise.all([
        importWithRecovery('chat-panel', () => import('./chat-panel.ts')),
        hasMarkup(content)
          ? importWithRecovery('sanitise', () => import('../../shared/ui/markup/sanitise.ts')).then(({ sanitise }) =>
              sanitise(content),
            )
          : '',
      ]);
      return createChatPanel(element, { opener, title: title || t('title'), content, markup, t, signal });
    }
  },
});
