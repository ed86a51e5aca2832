import DOMPurify, { type Config } from 'dompurify';
import { playerOf } from '../gallery/embedded-player.ts';
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

/** Beside the above, players of known services. What else they may do is not for the markup to say. */
const WITH_VIDEOS: Config = {
  ...RULES,
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'allow', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
};

// A new tab must not reach back into the page that opened it.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.getAttribute('target')) node.setAttribute('rel', 'noopener');
});

// The rules above decide whether there may be players at all.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'IFRAME') return;
  const player = playerOf(node.getAttribute('src') ?? '');
  if (player) dress(node, player);
  else node.remove();
});

/** A player keeps its address and its title, and nothing of what its markup wants it to be allowed. */
function dress(frame: Element, player: string): void {
  const title = frame.getAttribute('title') ?? 'Video';
  for (const name of frame.getAttributeNames()) frame.removeAttribute(name);
  frame.textContent = '';
  const attributes = {
    title,
    src: player,
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
    allow: 'fullscreen; picture-in-picture',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: 'lazy',
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
}

const TAG = /<[a-z][^>]*>/gi;
const REPORTED = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Takes out what the page's policy would report while the sanitiser reads the markup: inline styles and handlers.
 * It keeps the console quiet and nothing else; what gets past it ends in the sanitiser.
 */
function quieten(markup: string): string {
  return markup.replace(NO_TEXT, '').replace(TAG, (tag) => tag.replace(REPORTED, ''));
}

/**
 * Markup of the shop with everything taken out that is not text, lists, tables, links and pictures.
 *
 * @param options.hasVideos leaves players of YouTube and Vimeo in, in the form that keeps track of nobody
 */
export function sanitise(markup: string, { hasVideos = false } = {}): string {
  return DOMPurify.sanitize(quieten(markup), hasVideos ? WITH_VIDEOS : RULES);
}
