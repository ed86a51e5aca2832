/**
 * The engine, in one file with the controls that stand on nearly every page and with what all enhancers share: that
 * is four requests fewer and 0.8 kB less than a file each. The loader finds a control by its widget's name.
 */

export { start } from '../../../loader/engine/engine.ts';

export { enhancer as 'add-to-cart' } from '../../../widgets/add-to-cart/add-to-cart.enhancer.ts';
export { enhancer as 'cart-badge' } from '../../../widgets/cart-badge/cart-badge.enhancer.ts';

export { flag, quantity, text } from '../../../shared/island/attributes.ts';
export { defineEnhancer } from '../../../shared/island/define-enhancer.ts';
