import { define } from 'eiland/kit';
import { island } from './gift-note.island.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** A page links this file once, beside the loader: `<script type="module" async src="/widgets/acme-gift-note.js">`. */
define('acme-gift-note', {
  widget: island,
  styles: new URL('acme-gift-note.css', import.meta.url).href,
  texts: { nl, de, en },
});
