import { allowsAnalytics, defineEnhancer, text, unclobbered, type EnhancerContext } from '../../shared/kit/kit.ts';
import { createBox } from './create-box.ts';
import { enhanceForm } from './enhance-form.ts';
import type nl from './locales/nl.json';
import './newsletter-box.css';

/** Checks for the marketing script after the first one, a second apart. */
const RETRIES = 10;

interface Queue {
  push(event: Readonly<Record<string, string>>): unknown;
}

export const enhancer = defineEnhancer({
  name: 'newsletter-box',
  inputs: {
    /** Global name of the marketing script's event queue. */
    queue: text('_sqzl'),
    title: text(''),
    text: text(''),
    /** Success message after a sign-up. */
    thanks: text(''),
  },
  // A hidden element never becomes visible in the viewport, so `visible` would not load it.
  load: 'idle',
  wire(element, { queue, title, text, thanks }, context: EnhancerContext<typeof nl>) {
    const { t, signal, reportTemplateError, setState } = context;
    const serverForm = element.querySelector('form');
    // Does not replace controls that the server rendered without a form.
    if (serverForm ? !fieldOf(serverForm) : element.querySelector('input, textarea')) {
      reportTemplateError({ attribute: '<form>', expected: 'a field with the name email', found: 'none' });
      setState('failed', new Error('The form has no e-mail field'));
      return true;
    }
    const wasHidden = element.hidden;
    let retries = RETRIES;
    const timer = setInterval(check, 1000);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      element.hidden = wasHidden;
    });
    check();
    return false;

    function check() {
      const hasQueue = Boolean(findQueue());
      element.hidden = !hasQueue;
      if (hasQueue) start();
      if (hasQueue || retries-- === 0) clearInterval(timer);
    }

    /** Creates the form only when it is visible: scripts of the page may look for an e-mail field. */
    function start() {
      const form = serverForm ?? createBox(element, { title, text, t, signal });
      enhanceForm(form, fieldOf(form)!, { error: t('error'), thanks: thanks || t('thanks'), signal, signUp });
    }

    /** The widget never creates the queue: without the shopper's consent, the script does not exist. */
    function findQueue(): Queue | undefined {
      if (!allowsAnalytics()) return undefined;
      const candidate = (window as unknown as Record<string, Queue | undefined>)[queue];
      return typeof candidate?.push === 'function' ? candidate : undefined;
    }

    /** Looks the queue up again, because the script replaces it when it loads. */
    function signUp(email: string) {
      findQueue()?.push({ event: 'EmailOptIn', email, newsletter: 'yes' });
    }
  },
});

function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  return unclobbered(form).querySelector('[name=email], [type=email]');
}
