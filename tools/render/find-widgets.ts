import { Parser } from 'htmlparser2';

/** A widget's element in HTML. */
export interface WidgetElement {
  readonly name: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where its content begins. */
  readonly contentStart: number;
  /** The text of its JSON child. */
  json?: string;
  /** The text of its script with the first answer, or of its attribute. */
  initial?: string;
  /** Text that stands directly in it, from where to where. */
  readonly texts: (readonly [start: number, end: number])[];
  /** It contains an element that is seen. */
  hasElements: boolean;
  /** It contains a frame already. */
  hasFrame: boolean;
}

/** What a page says of itself. */
export interface FoundPage {
  readonly widgets: readonly WidgetElement[];
  /** The content of `<html lang>`, or empty. */
  readonly language: string;
  /** The text of the script with the settings. */
  readonly settings: string | undefined;
  /** The encoding that the page names, in small letters. */
  readonly charset: string | undefined;
  /** Where the head ends: at `</head>`, or without one at the first element of the body. Undefined for a part of a page. */
  readonly headEnd: number | undefined;
  /** Where the first module script or its preload line stands. Undefined for a page without one. */
  readonly firstModule: number | undefined;
  /** The nonce of the loader's tag. */
  readonly nonce: string | undefined;
  readonly styles: readonly StyleLink[];
  /** The folder of the loader. Undefined for a page without its tag. */
  readonly base: string | undefined;
}

/** A link to a style sheet. */
export interface StyleLink {
  readonly href: string;
  /** Where its tag begins. */
  readonly at: number;
  /** It has a condition of its own. */
  readonly hasMedia: boolean;
}

const UNSEEN = new Set(['script', 'style', 'template']);
/** Tags before the body of a page; it may leave out those of the head and of the body. */
const BEFORE_BODY = new Set(['html', 'head', 'base', 'link', 'meta', 'script', 'style', 'template', 'title']);

interface Open {
  readonly tag: string;
  readonly widget: WidgetElement | undefined;
}

/** Reads HTML without a DOM. The content of `<template>` is no part of the page. */
export function findWidgets(html: string): FoundPage {
  const widgets: WidgetElement[] = [];
  const styles: StyleLink[] = [];
  const open: Open[] = [];
  let page: Omit<FoundPage, 'widgets' | 'styles'> = {
    language: '',
    settings: undefined,
    charset: undefined,
    headEnd: undefined,
    base: undefined,
    firstModule: undefined,
    nonce: undefined,
  };
  /** Gets the text of the script that is open. */
  let script: ((text: string) => void) | undefined;
  let text = '';
  let templates = 0;
  let isWhole = false;
  let bodyStart: number | undefined;

  const parser = new Parser({
    onprocessinginstruction(name) {
      if (/^!doctype$/i.test(name)) isWhole = true;
    },
    onopentag(tag, attributes) {
      const parent = open.at(-1)?.widget;
      const widget =
        attributes['data-widget'] && templates === 0 ? widgetAt(tag, attributes, parser.endIndex + 1) : undefined;
      open.push({ tag, widget });
      if (tag === 'template') templates++;
      if (templates > 0) return;
      if (widget) widgets.push(widget);
      if (tag === 'html' || tag === 'body') isWhole = true;
      if (!BEFORE_BODY.has(tag)) bodyStart ??= parser.startIndex;
      if (tag === 'meta') page = { ...page, charset: page.charset ?? charsetOf(attributes) };
      if (tag === 'html') page = { ...page, language: attributes['lang'] ?? '' };
      if (isModule(tag, attributes)) page = { ...page, firstModule: page.firstModule ?? parser.startIndex };
      if (tag === 'link' && attributes['rel'] === 'stylesheet')
        styles.push({ href: attributes['href'] ?? '', at: parser.startIndex, hasMedia: 'media' in attributes });
      if (parent && attributes['data-sw-frame'] !== undefined) parent.hasFrame = true;
      else if (parent && !UNSEEN.has(tag)) parent.hasElements = true;
      if (tag === 'script') {
        script = readerOf(attributes, parent);
        const base = folderOf(attributes['src']);
        if (base !== undefined) page = { ...page, base: page.base ?? base, nonce: page.nonce ?? attributes['nonce'] };
      }
    },
    ontext(part) {
      if (script) text += part;
      const widget = open.at(-1)?.widget;
      if (widget && part.trim() !== '') widget.texts.push([parser.startIndex, parser.endIndex + 1]);
    },
    onclosetag(tag) {
      open.pop();
      if (tag === 'template') templates--;
      if (tag === 'script') {
        script?.(text);
        script = undefined;
        text = '';
      }
      if (tag === 'head' && templates === 0) page = { ...page, headEnd: parser.startIndex };
    },
  });

  function readerOf(attributes: Readonly<Record<string, string>>, parent: WidgetElement | undefined) {
    if ('data-shop-settings' in attributes) return (json: string) => (page = { ...page, settings: json });
    if (!parent || attributes['type'] !== 'application/json') return undefined;
    return (json: string) => {
      if ('data-initial' in attributes) parent.initial = json;
      else parent.json ??= json;
    };
  }

  parser.end(html);
  return { ...page, headEnd: page.headEnd ?? (isWhole ? bodyStart : undefined), widgets, styles };
}

const isModule = (tag: string, { type, rel }: Readonly<Record<string, string>>) =>
  (tag === 'script' && type === 'module') || (tag === 'link' && rel === 'modulepreload');

/** Of `<meta charset>`, or of `<meta http-equiv="Content-Type">`. */
const charsetOf = ({ charset, content }: Readonly<Record<string, string>>): string | undefined =>
  (charset ?? /\bcharset=([\w-]+)/i.exec(content ?? '')?.[1])?.toLowerCase();

/** The folder of a script of this name. */
const folderOf = (src = '') => /^([^?#]*\/)?loader\.js(?=[?#]|$)/.exec(src)?.[1];

function widgetAt(tag: string, attributes: Readonly<Record<string, string>>, contentStart: number): WidgetElement {
  const initial = attributes['data-initial'];
  return {
    name: attributes['data-widget']!,
    tag,
    attributes,
    contentStart,
    texts: [],
    hasElements: false,
    hasFrame: false,
    ...(initial && { initial }),
  };
}
