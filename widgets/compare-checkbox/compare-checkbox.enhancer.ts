import { text } from '../../shared/runtime/attributes.ts';
import { openCompareList } from '../../shared/models/compare-list.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { isCompared, type CompareList } from '../../shared/rules/compare-list.ts';
import { findControl } from './find-control.ts';
import type nl from './locales/nl.json';
import './compare-checkbox.css';

export const enhancer = defineEnhancer({
  name: 'compare-checkbox',
  inputs: {
    /** `product`, `bundle`, `second-chance-product`. */
    type: text(),
    id: text(),
    /** The text beside the checkbox on an empty element. */
    label: text(''),
  },
  load: 'visible 200px',
  handles: ['compare-toggle'],
  wire(element, inputs, { bus, t, signal }: EnhancerContext<typeof nl>, readInputs) {
    const { label } = inputs;
    let product = inputs;
    const compare = openCompareList({ bus, signal, storage: () => localStorage });
    const control = findControl(element, { label: label || t('label'), signal });
    let isShown = false;

    compare.subscribe((list) => {
      product = readInputs() ?? product;
      show(list);
    });

    control.onChange(() => {
      const now = readInputs(true);
      if (!now) return control.show(isShown);
      product = now;
      // Sets the opposite of the shown state, even if another tab has changed the list.
      if (isCompared(compare.read(), product) === isShown) compare.toggle(product);
      show(compare.read());
    });

    function show(list: CompareList) {
      isShown = isCompared(list, product);
      control.show(isShown);
    }
  },
});
