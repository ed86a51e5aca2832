import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { attributesWith, type Example } from './example.ts';
import { readMarkup, type Opening, type Written } from './markup.ts';
import { filledSlots, type Configuration } from './snippet.ts';

/** Elements that a strict policy forbids, or that run or load something. */
const LEFT_OUT = /^(?:script|style|iframe|object|embed|template)$/;
const REFUSED = /^(?:on|style$|srcdoc$)/;
/** A name that every browser accepts. HTML that is being typed has others, such as `<b` in `<p <b>`. */
const NAME = /^[a-z_][\w:.-]*$/;

/**
 * Builds the elements of the snippet. All inputs are attributes, because Trusted Types treat every script that is inserted
 * by a script as code, even JSON.
 */
export function buildElement(name: string, example: Example, { inputs, load, slots = {} }: Configuration): Node[] {
  const { before, tag, after } = example;
  const place = document.createDocumentFragment();
  const element = document.createElement(tag);
  setAttributes(element, attributesWith(example, inputs));
  for (const [input, value] of Object.entries(inputs)) element.setAttribute(attributeOf(input), asText(value));
  if (load !== '') element.setAttribute('data-load', load);
  addMarkup(place, before);
  place.append(element);
  addMarkup(place, after, element);
  for (const [slot, html] of filledSlots(slots)) {
    const template = document.createElement('template');
    template.dataset['slot'] = slot;
    addMarkup(template.content, html);
    element.append(template);
  }
  // Last, so that the loader finds the complete element.
  element.dataset['widget'] = name;
  return [...place.childNodes];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Adds the elements of the HTML to `top`, starting inside `inside`. */
function addMarkup(top: ParentNode & Node, html: string, inside: ParentNode & Node = top): void {
  let parent: ParentNode & Node = inside;
  let hidden: { readonly tag: string; readonly isAnswer: boolean } | undefined;
  for (const piece of readMarkup(html)) {
    if (hidden) {
      if (piece.is === 'text' && hidden.isAnswer) (parent as HTMLElement).dataset['initial'] = piece.text.trim();
      if (piece.is === 'closing' && piece.tag === hidden.tag) hidden = undefined;
    } else if (piece.is === 'text') parent.append(piece.text);
    else if (piece.is === 'closing') parent = parent === top ? top : (parent.parentNode ?? top);
    else if (LEFT_OUT.test(piece.tag)) hidden = { tag: piece.tag, isAnswer: isAnswer(piece) };
    else {
      // A template's content has a document of its own, in which nothing loads or runs.
      const element = top.ownerDocument!.createElement(piece.tag);
      setAttributes(element, piece.attributes);
      parent.append(element);
      if (!piece.isVoid) parent = element;
    }
  }
}

const isAnswer = ({ tag, attributes }: Opening) =>
  tag === 'script' && attributes.some(([key]) => key === 'data-initial');

function setAttributes(element: Element, attributes: readonly Written[]): void {
  for (const [key, value] of attributes) if (NAME.test(key) && !REFUSED.test(key)) element.setAttribute(key, value);
}
