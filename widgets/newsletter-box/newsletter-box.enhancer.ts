import { text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { createBox } from './create-box.ts';
import type nl from './locales/nl.json';
import { enhanceForm } from './enhance-form.ts';
import './newsletter-box.css';

/** Looks again so often, a second apart, after the first look (specification 002 §4). */
const RETRIES = 10;

interface Queue {
  push(event: Readonly<Record<string, string>>): unknown;
}

export const enhancer = defineEnhancer({
  name: 'newsletter-box',
  inputs: {
    /** The global name under which the marketing script takes events. */
    queue: text('_sqzl'),
    title: text(''),
    text: text(''),
    /** What stands in the form's place after a sign-up. */
    thanks: text(''),
  },
  // A box that is hidden never scrolls into view.
  load: 'idle',
  wire(element, { queue, title, text: about, thanks }, tools: EnhancerContext<typeof nl>) {
    const { t: say, signal, reportTemplateError: complain, setState: became } = tools;
    const printed = element.querySelector('form');
    // A box of the shop's own that is no form any more is not drawn over.
    if (printed ? !fieldOf(printed) : element.querySelector('input, textarea')) {
      complain({ attribute: '<form>', expected: 'a field with the name email', found: 'none' });
      became('failed', new Error('No field'));
      return true;
    }
    const wasHidden = element.hidden;
    let left = RETRIES;
    const timer = setInterval(look, 1000);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      element.hidden = wasHidden;
    });
    look();
    return false;

    function look() {
      const isThere = Boolean(find());
      element.hidden = !isThere;
      if (isThere) start();
      if (isThere || left-- === 0) clearInterval(timer);
    }

    /** What nobody sees is not drawn: a page may look for a field of this name. */
    function start() {
      const form = printed ?? createBox(element, { title, about, say, signal });
      enhanceForm(form, fieldOf(form)!, { error: say('error'), thanks: thanks || say('thanks'), signal, signUp });
    }

    /** Never made by us: a queue that nobody empties would show the box to whoever has not agreed to it. */
    function find(): Queue | undefined {
      const found = (window as unknown as Record<string, Queue | undefined>)[queue];
      return typeof found?.push === 'function' ? found : undefined;
    }

    /** The script puts something else in the queue's place as it arrives, so that it is looked for again. */
    function signUp(email: string) {
      find()?.push({ event: 'EmailOptIn', email, newsletter: 'yes' });
    }
  },
});

function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=email], [type=email]');
}
