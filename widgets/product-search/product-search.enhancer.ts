import { trackEcommerce, trackEvent } from '../../shared/bus/data-layer.ts';
import { SUGGEST_PATH } from '../../shared/contract/search-call.ts';
import { flag, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { findField } from './find-field.ts';
import type nl from './locales/nl.json';
import './product-search.css';
import { wireSearch } from './wire-search.ts';

export const enhancer = defineEnhancer({
  name: 'product-search',
  inputs: {
    /** The call that answers suggestions. */
    suggestUrl: text(SUGGEST_PATH),
    /** Stores the latest searches in this browser, and shows them. */
    recent: flag(true),
  },
  load: 'focus',
  wire(element, inputs, context: EnhancerContext<typeof nl>) {
    const field = findField(element);
    if (field) {
      return wireSearch(element, field, inputs, { ...context, trackEcommerce, trackEvent });
    }
    context.reportTemplateError({ attribute: '<form>', expected: 'a form with a text field', found: 'none' });
    context.setState('failed', new Error('There is no form with a text field'));
    return true;
  },
});
