import { createElement, Fragment } from 'react';
import type { Content } from 'react/jsx-runtime';
import { withTextAlone, type MarkupNode } from '../../shared/ui/markup/text-alone.ts';
import { readMarkup } from './markup.ts';

/** What editors write in a text. Of other elements only the text is shown. */
const DRAWN = new Set(['p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h2', 'h3', 'h4']);
/** Their content is not for readers. */
const SILENT = new Set(['script', 'style', 'template']);

interface OpenElement {
  readonly tag: string;
  readonly children: MarkupNode[];
}

/**
 * Draws a text with simple markup as React elements. The page may not write HTML, and the widgets' sanitiser is theirs: this
 * is for looking, so links lead nowhere and attributes are left out.
 */
export function drawMarkup(html: string): Content {
  const open: OpenElement[] = [{ tag: '', children: [] }];
  for (const piece of readMarkup(html)) {
    const inner = open.at(-1)!;
    if (piece.is === 'text') inner.children.push(piece.text);
    else if (piece.is === 'opening' && piece.tag === 'br') inner.children.push(createElement('br'));
    else if (piece.is === 'opening' && !piece.isVoid) open.push({ tag: piece.tag, children: [] });
    else if (piece.is === 'closing' && open.some(({ tag }) => tag === piece.tag)) close(open, piece.tag);
  }
  while (open.length > 1) closeLast(open);
  return createElement(Fragment, null, ...withTextAlone(open[0]!.children));
}

/** Elements that were left open end with the one around them. */
function close(open: OpenElement[], tag: string): void {
  while (open.at(-1)!.tag !== tag) closeLast(open);
  closeLast(open);
}

function closeLast(open: OpenElement[]): void {
  const { tag, children } = open.pop()!;
  const { children: outer } = open.at(-1)!;
  if (SILENT.has(tag)) return;
  if (tag === 'a') outer.push(createElement('u', null, ...withTextAlone(children)));
  else
    outer.push(
      DRAWN.has(tag)
        ? createElement(tag, null, ...withTextAlone(children))
        : createElement(Fragment, null, ...withTextAlone(children)),
    );
}
