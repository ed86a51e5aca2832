import { createElement, Fragment } from 'react';
import type { Content } from 'react/jsx-runtime';
import { entity } from './plain-text.ts';
import { withTextAlone, type MarkupNode } from './text-alone.ts';

/** Inline elements. */
const INLINE = new Set(['b', 'strong', 'i', 'em']);
/** Block elements; allowed at the top level and in list items. */
const BLOCKS = new Set(['p', 'ul', 'ol']);
/** A tag without attributes, or text. */
const TOKEN = /<(\/?)([a-z]+) ?\/?>|([^<]+)/gy;
const ENTITY = /&(#?\w+);/g;

interface OpenElement {
  readonly tag: string;
  readonly children: MarkupNode[];
}

/**
 * Renders paragraphs, lists, line breaks and emphasis without attributes as React elements, which need no sanitiser.
 * Returns null for other markup.
 */
export function drawSimple(markup: string): Content | null {
  const open: OpenElement[] = [{ tag: '', children: [] }];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < markup.length) {
    const token = TOKEN.exec(markup);
    if (!token || !addToken(open, token)) return null;
  }
  if (open.length > 1) return null;
  const [only, ...rest] = open[0]!.children;
  return rest.length === 0 && typeof only === 'string'
    ? only
    : createElement(Fragment, null, ...withTextAlone(open[0]!.children));
}

/** Adds a token to the innermost open element; false when it is not allowed there. */
function addToken(open: OpenElement[], [, slash, tag, characters]: RegExpExecArray): boolean {
  const { tag: parent, children } = open.at(-1)!;
  if (characters !== undefined) {
    const text = decodeEntities(characters);
    if (isList(parent)) return text?.trim() === '';
    if (text !== null) children.push(text);
    return text !== null;
  }
  if (tag === 'br') return !isList(parent) && Boolean(children.push(createElement('br')));
  if (slash) return parent === tag && close(open);
  if (!isAllowedIn(tag!, parent)) return false;
  open.push({ tag: tag!, children: [] });
  return true;
}

function close(open: OpenElement[]): boolean {
  const { tag, children } = open.pop()!;
  open.at(-1)!.children.push(createElement(tag, null, ...withTextAlone(children)));
  return true;
}

/** Whether a browser would keep the element where it is. */
function isAllowedIn(tag: string, parent: string): boolean {
  if (tag === 'li') return isList(parent);
  if (BLOCKS.has(tag)) return parent === '' || parent === 'li';
  return INLINE.has(tag) && !isList(parent);
}

function isList(tag: string): boolean {
  return tag === 'ul' || tag === 'ol';
}

/** Null for an unknown entity. */
function decodeEntities(characters: string): string | null {
  let isKnown = true;
  const text = characters.replace(ENTITY, (whole, name: string) => {
    const character = entity(name);
    isKnown &&= character !== null;
    return character ?? whole;
  });
  return isKnown ? text : null;
}
