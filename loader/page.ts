import { unclobbered } from '../shared/runtime/unclobbered.ts';

/** The document. In a page with `<form name="head">`, `document.head` is that form. */
export const page = unclobbered(document);
