import type { MenuItem, MenuLink, Website } from '../../shared/contract/menu.ts';

/** Reads the menu that the server printed as nested lists; nothing where there is none. */
export function readMenu(element: HTMLElement): Readonly<Record<string, unknown>> {
  const list = partOf(element, 'items') ?? element.querySelector('ul:not([data-menu])');
  const websites = itemsOf(partOf(element, 'websites')).flatMap(websiteIn);
  const secondary = [...(partOf(element, 'secondary')?.querySelectorAll('a') ?? [])].map(linkOf);
  const items = itemsOf(list).map(itemIn);
  const secondChance = partOf(element, 'second-chance');
  if (items.length + websites.length + secondary.length === 0) return {};
  return {
    menu: {
      items,
      websites,
      second_chance: secondChance instanceof HTMLAnchorElement ? linkOf(secondChance) : null,
      secondary_items: secondary,
    },
  };
}

const LISTS = 'ul, ol';

function partOf(element: HTMLElement, name: string): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[data-menu="${name}"]`);
}

function itemsOf(list: Element | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((child): child is HTMLElement => child.localName === 'li');
}

function itemIn(item: HTMLElement): MenuItem {
  const list = item.querySelector(LISTS);
  const own = [...item.querySelectorAll('a')].find((link) => !list?.contains(link));
  return { name: wordsOf(item), url: own?.getAttribute('href') ?? null, children: itemsOf(list).map(itemIn) };
}

function websiteIn(item: HTMLElement): Website[] {
  const link = item.querySelector('a');
  if (!link) return [];
  const flag = link.querySelector('img')?.getAttribute('src') ?? null;
  return [{ ...linkOf(link), flag, active: (link.getAttribute('aria-current') ?? 'false') !== 'false' }];
}

function linkOf(link: HTMLAnchorElement): MenuLink {
  return { name: wordsOf(link), url: link.getAttribute('href') ?? '' };
}

/** The words of an element without those of the lists inside it. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const list of copy.querySelectorAll(LISTS)) list.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}
