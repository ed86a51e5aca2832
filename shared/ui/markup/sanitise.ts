import DOMPurify, { type Config } from 'dompurify';
import { playerOf } from '../gallery/embedded-player.ts';
import { NO_TEXT } from './plain-text.ts';
import { trustedPolicy } from './trusted.ts';

const policy = trustedPolicy();
const TRUSTED = policy && {
  TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
};

const RULES: Config = {
  USE_PROFILES: { html: true },
  // Controls, and elements and attributes that could cover or restyle the page, or clobber names in it.
  FORBID_TAGS: ['button', 'dialog', 'form', 'input', 'option', 'select', 'style', 'textarea'],
  FORBID_ATTR: ['autofocus', 'class', 'id', 'name', 'popover', 'popovertarget', 'slot', 'style', 'tabindex'],
  ADD_ATTR: ['target'],
  ALLOW_DATA_ATTR: false,
  ...(TRUSTED && { ...TRUSTED, RETURN_TRUSTED_TYPE: true }),
};

/** Also allows players of YouTube and Vimeo. Their permissions are set by the hook below. */
const WITH_VIDEOS: Config = {
  ...RULES,
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'allow', 'allowfullscreen', 'referrerpolicy', 'sandbox'],
};

// A new tab must not get access to this page.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A' && node.getAttribute('target')) node.setAttribute('rel', 'noopener');
});

// Runs only where the configuration allows frames.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'IFRAME') return;
  const player = playerOf(node.getAttribute('src') ?? '');
  if (player) secure(node, player);
  else node.remove();
});

/** Keeps the address and title of a player, and replaces all other attributes. */
function secure(frame: Element, player: string): void {
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
 * Removes inline styles and event handlers before the sanitiser parses the markup, because a Content Security Policy
 * would report them. This is not a security measure: the sanitiser removes the rest.
 */
function removeReported(markup: string): string {
  return markup.replace(NO_TEXT, '').replace(TAG, (tag) => tag.replace(REPORTED, ''));
}

/**
 * Sanitises markup of the shop: text, lists, tables, links and pictures remain.
 *
 * @param options.hasVideos keeps players of YouTube and Vimeo, without tracking
 */
export function sanitise(markup: string, { hasVideos = false } = {}): string {
  return DOMPurify.sanitize(removeReported(markup), hasVideos ? WITH_VIDEOS : RULES);
}

/** What a sanitiser removed: elements, other nodes and attributes. */
export type Removed = typeof DOMPurify.removed;

/**
 * A sanitiser of elements of the page by other rules, without the hooks above. It changes the element, and returns what it
 * removed.
 */
export function createPurifier(rules: Config): (root: Element) => Removed {
  const purify = DOMPurify(window);
  return (root) => {
    purify.sanitize(root, { ...rules, ...TRUSTED, IN_PLACE: true });
    return purify.removed;
  };
}
