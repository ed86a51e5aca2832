import * as z from 'zod/mini';
import { fieldText, flag, list, optional, optionalText } from './wire.ts';

/** The menu that a page gives to its widget (specification 002 §2.6 and §3). */

export interface MenuItem {
  readonly name: string;
  /** Missing for an item that only holds others. */
  readonly url: string | null;
  readonly children: readonly MenuItem[];
}

export const MenuItem: z.ZodMiniType<MenuItem> = z.object({
  name: fieldText,
  url: optionalText,
  get children() {
    return list(MenuItem);
  },
});

export const MenuLink = z.object({ name: fieldText, url: z.string() });
export type MenuLink = z.infer<typeof MenuLink>;

/** A site of the shop in another language. */
export const Website = z.object({
  name: fieldText,
  url: z.string(),
  /** The address of a picture. */
  flag: optionalText,
  /** The site of this page. */
  active: flag,
});
export type Website = z.infer<typeof Website>;

export const Menu = z.object({
  items: list(MenuItem),
  websites: list(Website),
  second_chance: optional(MenuLink),
  secondary_items: list(MenuLink),
});
export type Menu = z.infer<typeof Menu>;
