import type { MenuItem, MenuLink, Website } from '../../shared/contract/menu.ts';
import { isInside, readLinkUrl, readKnown } from '../../shared/runtime/read-server-markup.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/**
 * Reads the menu from nested lists.
 *
 * @param opener the control that opens the menu, which is not part of it
 */
export function readMenu(element: HTMLElement, opener: HTMLElement | null): Readonly<Record<string, unknown>> {
  const list = partOf(element, 'items') ?? element.querySelector('ul:not([data-menu])');
  const sites = entriesOf(partOf(element, 'websites')).flatMap((entry) => entry.querySelector('a') ?? []);
  const secondary = [...(partOf(element, 'secondary')?.querySelectorAll('a') ?? [])];
  const link = partOf(element, 'second-chance');
  const secondChance = link instanceof HTMLAnchorElement ? link : null;
  const entries = entriesOf(list);
  if (entries.length + sites.length + secondary.length === 0) return {};
  const isLinkOrOpener = isInside([...sites, ...secondary, secondChance, opener]);
  const own = new Set(entries.flatMap(allOf));
  const isKnown = (leaf: Node) => isLinkOrOpener(leaf) || own.has(entryAround(leaf));
  const expected = 'nothing but lists, each with its data-menu, and data-menu="second-chance"';
  const menu = readKnown(element, isKnown, expected, () => ({
    items: entries.map(itemIn),
    websites: sites.flatMap(websiteIn),
    second_chance: (secondChance && linkIn(secondChance)[0]) ?? null,
    secondary_items: secondary.flatMap(linkIn),
  }));
  return { menu };
}

const LISTS = 'ul, ol';

/** The entry that a node is in. */
function entryAround({ parentElement }: Node): HTMLElement | null {
  return parentElement && unclobbered(parentElement).closest('li');
}

function partOf(element: HTMLElement, name: string): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[data-menu="${name}"]`);
}

function entriesOf(list: Element | null): HTMLElement[] {
  return [...(list?.children ?? [])].filter((child): child is HTMLElement => child instanceof HTMLLIElement);
}

/** The entries one level below an entry. */
function below(entry: HTMLElement): HTMLElement[] {
  const lists = [...entry.querySelectorAll(LISTS)].filter((list) => entryAround(list) === entry);
  return lists.flatMap(entriesOf);
}

function allOf(entry: HTMLElement): (HTMLElement | null)[] {
  return [entry, ...below(entry).flatMap(allOf)];
}

function itemIn(entry: HTMLElement): MenuItem {
  const own = [...entry.querySelectorAll('a')].find((link) => link.closest('li') === entry);
  return { name: labelOf(entry), url: readLinkUrl(own), children: below(entry).map(itemIn) };
}

function websiteIn(link: HTMLAnchorElement): Website[] {
  const flag = link.querySelector('img')?.getAttribute('src') ?? null;
  const active = (link.getAttribute('aria-current') ?? 'false') !== 'false';
  return linkIn(link).map((read) => ({ ...read, flag, active }));
}

function linkIn(link: HTMLAnchorElement): MenuLink[] {
  const url = readLinkUrl(link);
  return url === null ? [] : [{ name: labelOf(link), url }];
}

/** The text of an element without the lists inside it. */
function labelOf(element: Element): string {
  return textOf(element).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  return [...unclobbered(node).childNodes]
    .filter((child) => !(child instanceof Element && unclobbered(child).matches(LISTS)))
    .map(textOf)
    .join('');
}
