import type { MenuItem, MenuLink, Website } from '../../shared/contract/menu.ts';
import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { standsIn, unreadIn } from '../../shared/ui/printed.ts';

/**
 * Reads the menu that the server printed as nested lists; nothing where there is none.
 *
 * @param opener what opens it, which is no part of it
 */
export function readMenu(element: HTMLElement, opener: HTMLElement | null): Readonly<Record<string, unknown>> {
  const list = partOf(element, 'items') ?? element.querySelector('ul:not([data-menu])');
  const sites = entriesOf(partOf(element, 'websites')).flatMap((entry) => entry.querySelector('a') ?? []);
  const secondary = [...(partOf(element, 'secondary')?.querySelectorAll('a') ?? [])];
  const further = partOf(element, 'second-chance');
  const secondChance = further instanceof HTMLAnchorElement ? further : null;
  const entries = entriesOf(list);
  if (entries.length + sites.length + secondary.length === 0) return {};
  const isKnown = standsIn([...sites, ...secondary, secondChance, opener]);
  const own = new Set(entries.flatMap(allOf));
  const unread = unreadIn(element, (leaf) => isKnown(leaf) || own.has(leaf.parentElement?.closest('li') ?? null));
  if (unread !== null)
    return {
      menu: new UnreadMarkup('nothing but lists, each with its data-menu, and data-menu="second-chance"', unread),
    };
  return {
    menu: {
      items: entries.map(itemIn),
      websites: sites.map(websiteOf),
      second_chance: secondChance && linkOf(secondChance),
      secondary_items: secondary.map(linkOf),
    },
  };
}

const LISTS = 'ul, ol';

function partOf(element: HTMLElement, name: string): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[data-menu="${name}"]`);
}

function entriesOf(list: Element | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((child): child is HTMLElement => child.localName === 'li');
}

/** The entries of all lists in an entry, but for those of lists in these. */
function below(entry: HTMLElement): HTMLElement[] {
  const lists = [...entry.querySelectorAll(LISTS)].filter((list) => list.parentElement?.closest('li') === entry);
  return lists.flatMap(entriesOf);
}

function allOf(entry: HTMLElement): (HTMLElement | null)[] {
  return [entry, ...below(entry).flatMap(allOf)];
}

function itemIn(entry: HTMLElement): MenuItem {
  const own = [...entry.querySelectorAll('a')].find((link) => link.closest('li') === entry);
  return { name: wordsOf(entry), url: own?.getAttribute('href') ?? null, children: below(entry).map(itemIn) };
}

function websiteOf(link: HTMLAnchorElement): Website {
  const flag = link.querySelector('img')?.getAttribute('src') ?? null;
  return { ...linkOf(link), flag, active: (link.getAttribute('aria-current') ?? 'false') !== 'false' };
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
