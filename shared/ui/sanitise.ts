import DOMPurify, { type Config } from 'dompurify';
import { NO_TEXT } from './plain-text.ts';
import { trustedPolicy } from './trusted.ts';

const policy = trustedPolicy();

const RULES: Config = {
  USE_PROFILES: { html: true },
  // Controls, and what could cover the page, restyle it or take over a name in it.
  FORBID_TAGS: ['button', 'dialog', 'form', 'input', 'option', 'select', 'style', 'textarea'],
  FORBID_ATTR: ['autofocus', 'class', 'id', 'name', 'popover', 'popovertarget', 'slot', 'style', 'tabindex'],
  ADD_ATTR: ['target'],
  ALLOW_DATA_ATTR: false,
  ...(policy && {
    TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
    RETURN_TRUSTED_TYPE: true,
  }),
};

// A new tab must not reach back into the page that opened it.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.getAttribute('target')) node.setAttribute('rel', 'noopener');
});

const TAG = /<[a-z][^>]*>/gi;
const REPORTED = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Takes out what the page's policy would report while the sanitiser reads the markup: inline styles and handlers.
 * It keeps the console quiet and nothing else; what gets past it ends in the sanitiser.
 */
function quieten(markup: string): string {
  return markup.replace(NO_TEXT, '').replace(TAG, (tag) => tag.replace(REPORTED, ''));
}

/** Markup of the shop with everything taken out that is not text, lists, tables, links and pictures. */
export function sanitise(markup: string): string {
  return DOMPurify.sanitize(quieten(markup), RULES);
}
