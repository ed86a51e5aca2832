import * as z from 'zod/mini';
import { isLink } from '../rules/url.ts';
import { linkUrl, pictureUrl } from './url.ts';
import { anyForm, fieldText, flag, isRecord, missable, optional, optionalList } from './wire.ts';

/** The menu that a page gives to its widget. */

export interface MenuItem {
  readonly name: string;
  /** Missing for an item that only holds others. */
  readonly url: string | null;
  readonly children: readonly MenuItem[];
}

export const MenuItem: z.ZodMiniType<MenuItem> = z.object({
  /** The words of the entry. */
  name: fieldText,
  /** Where it leads. Missing for an entry that only holds others. */
  url: linkUrl,
  /** What is below it; without any, it is only a link. */
  get children() {
    return optionalList(missable(MenuItem));
  },
});

/** Whether a link has an address that is safe to follow. */
function hasTarget(entry: unknown): boolean {
  return !isRecord(entry) || typeof entry.url !== 'string' || isLink(entry.url);
}

export const MenuLink = z.object({
  /** The words of the link. */
  name: fieldText,
  /** Where it leads. */
  url: z.string(),
});
export type MenuLink = z.infer<typeof MenuLink>;

/** A site of the shop in another language. */
export const Website = z.object({
  /** The name of the language. */
  name: fieldText,
  /** The page in that language. */
  url: z.string(),
  /** The address of a picture. */
  flag: pictureUrl,
  /** The site of this page. */
  active: flag,
});
export type Website = z.infer<typeof Website>;

export const Menu = z.object({
  /** The entries of the first level. */
  items: optionalList(missable(MenuItem)),
  /** The languages of the shop; without any, there is no choice. */
  websites: optionalList(missable(Website), hasTarget),
  /** A link to second-chance products; null for none. */
  second_chance: anyForm(optional(MenuLink), (value) => (hasTarget(value) ? value : null)),
  /** Further links below the entries. */
  secondary_items: optionalList(missable(MenuLink), hasTarget),
});
export type Menu = z.infer<typeof Menu>;
