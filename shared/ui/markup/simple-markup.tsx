import { createElement, Fragment, type ReactNode } from 'react';
import { entity } from './plain-text.ts';

/** Elements that mean the same everywhere and hold nothing but words; blocks stand at the top or in a list. */
const WORDS = new Set(['b', 'strong', 'i', 'em']);
const BLOCKS = new Set(['p', 'ul', 'ol']);
/** A tag without attributes, or words. */
const PART = /<(\/?)([a-z]+) ?\/?>|([^<]+)/gy;
const ENTITY = /&(#?\w+);/g;

interface Open {
  readonly tag: string;
  readonly children: ReactNode[];
}

/**
 * Draws what most texts of a shop are made of: paragraphs, lists, line breaks and stress, all without attributes.
 * Nothing is handed to the browser as markup, so it needs no sanitiser; null for whatever else there is, which does.
 */
export function drawSimple(markup: string): ReactNode | null {
  const open: Open[] = [{ tag: '', children: [] }];
  PART.lastIndex = 0;
  while (PART.lastIndex < markup.length) {
    const part = PART.exec(markup);
    if (!part || !take(open, part)) return null;
  }
  return open.length === 1 ? createElement(Fragment, null, ...open[0]!.children) : null;
}

/** Whether one more part fits what is open. */
function take(open: Open[], [, slash, tag, words]: RegExpExecArray): boolean {
  const { tag: around, children } = open.at(-1)!;
  if (words !== undefined) {
    const text = readable(words);
    if (text !== null) children.push(text);
    return text !== null && (!isList(around) || text.trim() === '');
  }
  if (tag === 'br') return !isList(around) && Boolean(children.push(createElement('br')));
  if (slash) return around === tag && close(open);
  if (!fits(tag!, around)) return false;
  open.push({ tag: tag!, children: [] });
  return true;
}

function close(open: Open[]): boolean {
  const { tag, children } = open.pop()!;
  open.at(-1)!.children.push(createElement(tag, null, ...children));
  return true;
}

/** Where a browser would leave an element as it stands. */
function fits(tag: string, around: string): boolean {
  if (tag === 'li') return isList(around);
  if (BLOCKS.has(tag)) return around === '' || around === 'li';
  return WORDS.has(tag) && !isList(around);
}

function isList(tag: string): boolean {
  return tag === 'ul' || tag === 'ol';
}

/** Words with their entities read; null when one is not known. */
function readable(words: string): string | null {
  let isKnown = true;
  const text = words.replace(ENTITY, (whole, name: string) => {
    const found = entity(name);
    isKnown &&= found !== null;
    return found ?? whole;
  });
  return isKnown ? text : null;
}
