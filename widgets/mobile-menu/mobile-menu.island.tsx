import * as z from 'zod/mini';
import { Menu } from '../../shared/contract/menu.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { openerIn, openerInput } from '../../shared/runtime/opener.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { createMobileMenu } from './mobile-menu.model.ts';
import { readMenu } from './read-server-markup.ts';
import './mobile-menu.css';

export const island = defineIsland({
  name: 'mobile-menu',
  inputs: z.object({
    /** Categories, sites and further links; without it the lists in the markup. */
    menu: Menu,
    ...openerInput,
  }),
  readServerMarkup(element) {
    const opener = openerIn(element);
    return { ...readMenu(shopHtmlIn(element), opener), opener };
  },
  findKeptControl: openerIn,
  load: 'interaction',
  handles: ['menu-open'],
  model: createMobileMenu,
  View: MobileMenu,
});
