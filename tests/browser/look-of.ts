import type { Page } from '@playwright/test';

/** How a text or a control looks. Positions and sizes are in CSS pixels, from the upper edge of the page or of an element. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Family, size and weight. */
  readonly font: string;
  readonly colour: string;
  /** Of a control or a box: background colour, widths and colours of the borders, and radius of the corners. */
  readonly box?: string;
}

/**
 * Looks by what is shown: `text: Winkelwagen`, `control: Eén meer MC4-connector set`, `box: sw-choice`; of several, the
 * number follows.
 */
export type Looks = Readonly<Record<string, Look>>;

/** The texts, controls and boxes in an element that a shopper sees, with positions from the upper edge of `origin`, a selector. */
export async function looksIn(page: Page, selector: string, origin: string): Promise<Looks> {
  await picturesLoaded(page, selector);
  return page.evaluate(
    ([within, from]) => {
      const top = document.querySelector(from)!.getBoundingClientRect().y;
      const looks: Record<string, Look> = {};
      const counts = new Map<string, number>();
      const plain = (text: string) => text.replaceAll(/[\s\u00ad]+/g, ' ').trim();
      const BOX = '.sw-product-overview__box';
      // An option of a filter is a link where its label is not, so its box stands for it.
      const CONTROLS = `input:not([type=hidden]), select, textarea, button, output, summary, a:not(:has(> ${BOX})), ${BOX}`;
      // The browser draws these itself; an option of a filter is drawn in their place.
      const NATIVE = `[type=checkbox], [type=radio], ${BOX}`;
      const UNSEEN = '.sw-visually-hidden, .sw-page__apply, option';

      function add(kind: string, name: string, element: Element, { x, y, width, height }: DOMRect) {
        // What screen readers alone read is as small as a dot.
        if (name === '' || width <= 1 || height <= 1) return;
        const count = (counts.get(kind + name) ?? 0) + 1;
        counts.set(kind + name, count);
        const style = getComputedStyle(element);
        const { fontFamily, fontSize, fontWeight, color } = style;
        looks[`${kind}: ${name}${count > 1 ? ` #${count}` : ''}`] = {
          x,
          y: y - top,
          width,
          height,
          font: `${fontFamily} ${fontSize} ${fontWeight}`,
          colour: color,
          ...(kind !== 'text' && !element.matches(NATIVE) && { box: boxOf(style) }),
        };
      }

      const SIDES = ['top', 'right', 'bottom', 'left'];
      const NONE = 'rgba(0, 0, 0, 0)';

      /** A border without a width has no colour that is seen. */
      function boxOf(style: CSSStyleDeclaration): string {
        const borders = SIDES.map((side) => {
          const borderWidth = style.getPropertyValue(`border-${side}-width`);
          return borderWidth === '0px' ? '0' : `${borderWidth} ${style.getPropertyValue(`border-${side}-color`)}`;
        });
        return [
          style.backgroundColor,
          new Set(borders).size === 1 ? borders[0] : borders.join(', '),
          style.borderRadius,
        ].join(' / ');
      }

      /** What has a background or a border of its own. */
      function isBox(element: Element): boolean {
        const style = getComputedStyle(element);
        return (
          style.backgroundColor !== NONE ||
          SIDES.some((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
        );
      }

      const textNodes = (element: Element) =>
        [...element.childNodes].flatMap((node): string[] =>
          node instanceof Text
            ? [node.data]
            : node instanceof Element && !node.matches(UNSEEN)
              ? [...textNodes(node)]
              : [],
        );
      const wordsOf = (element: Element) => textNodes(element).join(' ');

      function nameOf(control: HTMLElement): string {
        const { labels } = control as HTMLInputElement;
        const box = control.matches(BOX) && control.closest<HTMLElement>('[aria-label]');
        return plain((box || control).ariaLabel ?? labels?.[0]?.textContent ?? wordsOf(control));
      }

      // Styles that have just loaded fade in.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      for (const element of document.querySelectorAll<HTMLElement>(`${within} *`)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest(UNSEEN)) continue;
        if (element.matches(CONTROLS)) add('control', nameOf(element), element, element.getBoundingClientRect());
        else if (isBox(element))
          add('box', element.classList[0] ?? element.localName, element, element.getBoundingClientRect());
        // A quantity is a field, or the number alone.
        if (element.matches('output')) continue;
        for (const node of element.childNodes) {
          if (!(node instanceof Text) || plain(node.data) === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          add('text', plain(node.data), element, range.getBoundingClientRect());
        }
      }
      return looks;
    },
    [selector, origin] as const,
  );
}

/** A picture has its height once it is loaded. */
async function picturesLoaded(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((within) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${within} img`)];
    for (const picture of pictures) picture.loading = 'eager';
    return pictures.every(({ complete, offsetParent }) => complete || offsetParent === null);
  }, selector);
}

/** Pixels by which a position or a size may differ. */
const TOLERANCE = 2;

/** What differs between two looks of the same thing. */
export function differencesOf(before: Look, after: Look): string[] {
  const moved = (['x', 'y', 'width', 'height'] as const).flatMap((key) => {
    const by = after[key] - before[key];
    return Math.abs(by) > TOLERANCE ? [`${key} ${by > 0 ? '+' : ''}${by.toFixed(1)}`] : [];
  });
  const changed = (['font', 'colour', 'box'] as const).flatMap((key) =>
    before[key] === after[key] ? [] : [`${before[key]} → ${after[key]}`],
  );
  return [...moved, ...changed];
}
