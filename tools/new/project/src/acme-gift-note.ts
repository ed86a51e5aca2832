import { define } from 'eiland/kit';
import { island } from './gift-note.island.tsx';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** A page links this file once, beside the loader: `<script type="module" async src="/widgets/acme-gift-note.js">`. */
define('acme-gift-note', {
  widget: island,
  // Fields of the kit need the first.
  styles: ['kit-forms.css', 'acme-gift-note.css'].map((file) => new URL(file, import.meta.url).href),
  texts: { nl, de, en },
});
