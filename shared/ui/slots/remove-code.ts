import type { Config } from 'dompurify';
import { importWithRecovery } from '../../runtime/import-with-recovery.ts';
import type { Removed } from '../markup/sanitise.ts';
import { unclobbered } from '../../runtime/unclobbered.ts';

/**
 * A slot is a part of the page: forms, styles, ids, data attributes and custom elements stay. `SANITIZE_DOM` would remove
 * the names of usual fields, such as `name="title"`.
 */
const RULES: Config = {
  ADD_ATTR: ['form', 'popovertarget', 'popovertargetaction', 'target'],
  SANITIZE_DOM: false,
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: /-/,
    attributeNameCheck: /^(?!on)/,
    allowCustomizedBuiltInElements: false,
  },
};

/**
 * Removes scripts, frames, event attributes and addresses that run code from the content of a template, and forms that
 * cannot be shown. Returns the names of what it removed. A script in a template would run when its content is moved into the page, even under a policy that
 * allows scripts of the same origin.
 */
export type RemoveCode = (content: DocumentFragment) => string[];

/** Loads the sanitiser. It is a file of its own, which other pages load for their markup. */
export async function loadRemoveCode(): Promise<RemoveCode> {
  const { createPurifier } = await importWithRecovery('sanitise', () => import('../markup/sanitise.ts'));
  const purify = createPurifier(RULES);
  return (content) => {
    const root = content.ownerDocument.createElement('div');
    root.append(content);
    const names = [...removeUnusableForms(root), ...purify(root).flatMap(nameOf)];
    content.append(...root.childNodes);
    return [...new Set(names)];
  };
}

/**
 * The sanitiser and React need these properties of a form: without `parentNode`, React looks for the root of an event
 * without end. A field of the form with such a name hides the property.
 */
const NEEDED = [
  'attributes',
  'childNodes',
  'getAttributeNode',
  'hasChildNodes',
  'insertBefore',
  'namespaceURI',
  'nodeName',
  'nodeType',
  'parentNode',
  'removeAttribute',
  'removeAttributeNode',
  'removeChild',
  'setAttribute',
  'textContent',
];

function removeUnusableForms(root: Element): string[] {
  return [...root.querySelectorAll('form')].flatMap((form) => {
    const hidden = NEEDED.filter((name) => Object.hasOwn(form, name));
    if (hidden.length > 0) unclobbered(form).remove();
    return hidden.map((name) => `a field named ${name}`);
  });
}

/** Comments and text are not reported. */
function nameOf(removed: Removed[number]): string[] {
  if ('element' in removed)
    return removed.element instanceof Element ? [`<${unclobbered(removed.element).localName}>`] : [];
  return removed.attribute ? [removed.attribute.name] : [];
}
