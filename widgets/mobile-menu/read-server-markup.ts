import type { MenuItem, MenuLink, Website } from '../../shared/contract/menu.ts';
import { isLink } from '../../shared/rules/web-address.ts';
import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { standsIn, unreadIn } from '../../shared/ui/markup/read-server-markup.ts';

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
      websites: sites.flatMap(websiteIn),
      second_chance: (secondChance && linkIn(secondChance)[0]) ?? null,
      secondary_items: secondary.flatMap(linkIn),
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
  return { name: wordsOf(entry), url: addressOf(own), children: below(entry).map(itemIn) };
}

function websiteIn(link: HTMLAnchorElement): Website[] {
  const flag = link.querySelector('img')?.getAttribute('src') ?? null;
  const active = (link.getAttribute('aria-current') ?? 'false') !== 'false';
  return linkIn(link).map((found) => ({ ...found, flag, active }));
}

function linkIn(link: HTMLAnchorElement): MenuLink[] {
  const url = addressOf(link);
  return url === null ? [] : [{ name: wordsOf(link), url }];
}

/** Many a category has an address that only keeps its link from leading anywhere: `javascript:void(0)`. */
function addressOf(link: HTMLAnchorElement | undefined): string | null {
  const address = link?.getAttribute('href');
  return address && isLink(address) ? address : null;
}

/** The words of an element without those of the lists inside it. */
function wordsOf(element: Element): string {
  return textOf(element).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  return [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.matches(LISTS)))
    .map(textOf)
    .join('');
}
