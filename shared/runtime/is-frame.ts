import { unclobbered } from './unclobbered.ts';

/** A root with a first frame that a server has drawn. */
export function isFrame(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && 'swFrame' in unclobbered(node).dataset;
}

/**
 * The frame in the element that this widget can take over. Any other is replaced like the shop's own HTML.
 *
 * @param file name of the widget's file and of its texts, as the server has printed it: those of the same build and
 *   language
 */
export function findFrame(element: HTMLElement, file: string | undefined): HTMLElement | undefined {
  return [...unclobbered(element).childNodes].find((node) => isFrame(node) && node.dataset['swFrame'] === file) as
    | HTMLElement
    | undefined;
}
