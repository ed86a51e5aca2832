import { createElement, type ReactElement } from 'react';
import type { Content } from 'react/jsx-runtime';

/** A text or an element of some markup. */
export type MarkupNode = string | ReactElement;

/** The contents of an element: text beside something else gets an element of its own; see `jsx-runtime.d.ts`. */
export function withTextAlone(nodes: readonly MarkupNode[]): readonly Content[] {
  if (nodes.length === 1) return nodes;
  return nodes.map((node, at) => {
    if (typeof node !== 'string') return node;
    const isAtEdge = at === 0 || at === nodes.length - 1;
    // An element at the edge would keep the margin of its neighbour.
    return isAtEdge && node.trim() === '' ? null : createElement('span', null, node);
  });
}
