/** What a browser has laid out, of one official image. CSS pixels. */
export interface MeasuredArtwork {
  readonly width: number;
  readonly height: number;
  /** Of the file; 0 while it is not loaded. */
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  readonly isVisible: boolean;
  /** What cuts a part of it off, as words; null where nothing does. */
  readonly crop: string | null;
  /** What changes its look, as words; null where nothing does. */
  readonly effect: string | null;
  /** Its lower edge is below the upper edge of the order button. */
  readonly isAfterButton: boolean;
}

/** Runs in the page. Whatever it uses is inside. */
export function measurePage(artwork: string): MeasuredArtwork[] {
  const closing = document.querySelector('.sw-checkout__closing');
  const button =
    document.querySelector('[data-order-button]') ??
    closing?.closest('form')?.querySelector('button[type="submit"]') ??
    null;
  return [...document.querySelectorAll<HTMLImageElement>(artwork)].map((image) => {
    const rectangle = image.getBoundingClientRect();
    const ratio = image.naturalWidth > 0 && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 0;
    const fit = getComputedStyle(image).objectFit;
    const isFitted = ratio > 0 && (fit === 'contain' || fit === 'scale-down');
    const width = isFitted ? Math.min(rectangle.width, rectangle.height * ratio) : rectangle.width;
    return {
      width,
      height: isFitted ? width / ratio : rectangle.height,
      naturalWidth: image.naturalWidth,
      naturalHeight: image.naturalHeight,
      isVisible:
        rectangle.width > 1 &&
        rectangle.height > 1 &&
        image.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }),
      crop: cropOf(image, rectangle, ratio, fit),
      effect: effectOf(image),
      isAfterButton: button !== null && topOf(button) < rectangle.bottom + scrollY - 1,
    };
  });

  /** Where the button is without following the window. */
  function topOf(element: Element): number {
    const followers: [style: CSSStyleDeclaration, position: string][] = [];
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (!(parent instanceof HTMLElement) || !/sticky|fixed/.test(getComputedStyle(parent).position)) continue;
      followers.push([parent.style, parent.style.position]);
      parent.style.position = 'static';
    }
    const top = element.getBoundingClientRect().top + scrollY;
    for (const [style, position] of followers) style.position = position;
    return top;
  }

  function cropOf(image: Element, box: DOMRect, ratio: number, objectFit: string): string | null {
    if (/cover|none/.test(objectFit) && ratio > 0 && Math.abs(box.width / box.height / ratio - 1) > 0.02)
      return `object-fit: ${objectFit}`;
    if (box.left + scrollX < -1 || box.right + scrollX > document.documentElement.scrollWidth + 1)
      return 'the edge of the page';
    for (let parent: Element | null = image; parent; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      if (style.clipPath !== 'none') return `clip-path of <${parent.localName}>`;
      if (style.maskImage !== 'none' && style.maskImage !== '') return `mask of <${parent.localName}>`;
      if (parent === image || parent === document.body || parent === document.documentElement) continue;
      const clip = parent.getBoundingClientRect();
      const isCutAcross = style.overflowX !== 'visible' && (box.left < clip.left - 1 || box.right > clip.right + 1);
      const isCutDown = /hidden|clip/.test(style.overflowY) && (box.top < clip.top - 1 || box.bottom > clip.bottom + 1);
      if (isCutAcross || isCutDown) return `overflow of <${parent.localName}>`;
    }
    return box.right > innerWidth + 1 ? 'the edge of the window' : null;
  }

  function effectOf(image: Element): string | null {
    for (let parent: Element | null = image; parent; parent = parent.parentElement) {
      const { filter, opacity, mixBlendMode } = getComputedStyle(parent);
      if (filter !== 'none') return `filter: ${filter}`;
      if (Number(opacity) < 1) return `opacity: ${opacity}`;
      if (mixBlendMode !== 'normal') return `mix-blend-mode: ${mixBlendMode}`;
    }
    return null;
  }
}
