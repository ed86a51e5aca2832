import { createRoot } from 'react-dom/client';
import './catalogue.css';
import { Catalogue } from './Catalogue.tsx';
import { isLocale } from './words.ts';

/**
 * Opens the catalogue in `<div data-catalogue>`; with the value `shop` the page is one of a shop, with its session.
 * `data-widgets` names widgets of other projects, whose files stand beside `widgets.json`.
 */
const place = document.querySelector<HTMLElement>('[data-catalogue]');
if (place) {
  const wanted = [document.documentElement.lang, ...navigator.languages].map((language) =>
    language.slice(0, 2).toLowerCase(),
  );
  const isInShop = place.dataset['catalogue'] === 'shop';
  const locale = (isInShop ? wanted : wanted.slice(1)).find(isLocale) ?? 'nl';
  const others = place.dataset['widgets']?.match(/[a-z][a-z\d-]+/g) ?? [];
  place.replaceChildren();
  createRoot(place).render(<Catalogue locale={locale} isInShop={isInShop} others={others} />);
}
