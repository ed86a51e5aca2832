import { isLink } from '../../shared/rules/url.ts';
import type { Translate } from '../../shared/runtime/create-translate.ts';
import type nl from './locales/nl.json';

export interface NoticeInputs {
  readonly notice: string;
  readonly noticeWidth: number | null;
  readonly noticeHeight: number | null;
  readonly alt: string;
  readonly link: string;
}

/** The picture as it is, a button for a larger view, and the link to the details. */
export function drawNotice(inputs: NoticeInputs, t: Translate<typeof nl>): HTMLElement {
  const { notice, noticeWidth, noticeHeight, alt, link } = inputs;
  const image = create('img', 'sw-artwork sw-guarantee__picture', {
    'data-guarantee-notice': '',
    src: notice,
    ...(noticeWidth && { width: String(noticeWidth) }),
    ...(noticeHeight && { height: String(noticeHeight) }),
    alt: alt || t('alt'),
  });
  const button = create('button', 'sw-button sw-button--quiet', { type: 'button', 'aria-haspopup': 'dialog' });
  button.textContent = t('larger');
  const actions = create('div', 'sw-guarantee__actions');
  actions.append(button);
  if (isLink(link) && link) {
    const details = create('a', 'sw-guarantee__link', { href: link, target: '_blank', rel: 'noreferrer' });
    details.textContent = t('details');
    actions.append(details);
  }
  const ground = create('picture', 'sw-guarantee__ground');
  ground.append(image);
  const root = create('div', 'sw-guarantee');
  root.append(ground, actions);
  return root;
}

export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
