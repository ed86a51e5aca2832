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
export async function measurePage(artwork: string): Promise<MeasuredArtwork[]> {
  const closing = document.querySelector('.sw-checkout__closing');
  const button =
    document.querySelector('[data-order-button]') ??
    closing?.closest('form')?.querySelector('button[type="submit"]') ??
    null;
  const images = [...document.querySelectorAll<HTMLImageElement>(artwork)];
  await Promise.all(images.map(load));
  return images.map((image) => {
    bringIntoView(image);
    return measure(image);
  });

  function measure(image: HTMLImageElement): MeasuredArtwork {
    const rectangle = image.getBoundingClientRect();
    const room = contentOf(image, rectangle);
    const { naturalWidth, naturalHeight } = image;
    const fit = getComputedStyle(image).objectFit;
    const contained = Math.min(room.width / naturalWidth, room.height / naturalHeight);
    const scales: Readonly<Record<string, number>> = {
      contain: contained,
      'scale-down': Math.min(contained, room.scale),
      none: room.scale,
    };
    const scale = naturalWidth > 0 && naturalHeight > 0 ? scales[fit] : undefined;
    const width = scale === undefined ? room.width : naturalWidth * scale;
    const height = scale === undefined ? room.height : naturalHeight * scale;
    const ratio = naturalWidth / naturalHeight;
    const isCovered = fit === 'cover' && ratio > 0 && Math.abs(room.width / room.height / ratio - 1) > 0.02;
    const isLarger = width > room.width + 1 || height > room.height + 1;
    return {
      width,
      height,
      naturalWidth,
      naturalHeight,
      isVisible:
        rectangle.width > 1 &&
        rectangle.height > 1 &&
        image.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }),
      crop: isCovered || isLarger ? `object-fit: ${fit}` : cropOf(image, rectangle),
      effect: effectOf(image),
      isAfterButton: button !== null && topOf(button) < rectangle.bottom + scrollY - 1,
    };
  }

  /** An image with `loading="lazy"` may be in a row that is not scrolled to it. */
  async function load(image: HTMLImageElement): Promise<void> {
    if (image.naturalWidth > 0) return;
    image.loading = 'eager';
    await Promise.race([image.decode().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))]);
  }

  /** A reader can scroll boxes with `overflow: auto` or `scroll`. */
  function bringIntoView(image: Element): void {
    for (let parent = image.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const box = image.getBoundingClientRect();
      const clip = parent.getBoundingClientRect();
      const left = /auto|scroll/.test(overflowX) ? box.left + box.width / 2 - clip.left - clip.width / 2 : 0;
      const top = /auto|scroll/.test(overflowY) ? box.top + box.height / 2 - clip.top - clip.height / 2 : 0;
      if (left !== 0 || top !== 0) parent.scrollBy({ left, top, behavior: 'instant' });
    }
  }

  /** The box without padding and border, and how much a transform enlarges it. */
  function contentOf(image: HTMLElement, { width, height }: DOMRect): { width: number; height: number; scale: number } {
    const style = getComputedStyle(image);
    const scale = image.offsetWidth > 0 ? width / image.offsetWidth : 1;
    const sum = (...lengths: string[]) =>
      lengths.reduce((total, length) => total + (Number.parseFloat(length) || 0), 0) * scale;
    return {
      width: width - sum(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth),
      height: height - sum(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth),
      scale,
    };
  }

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

  function cropOf(image: Element, box: DOMRect): string | null {
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
      // The shadow of a card falls outside the image.
      const changing =
        parent === image ? filter : filter.replaceAll(/drop-shadow\((?:[^()]|\([^()]*\))*\)/g, '').trim();
      if (changing !== 'none' && changing !== '') return `filter: ${changing}`;
      if (Number(opacity) < 1) return `opacity: ${opacity}`;
      if (mixBlendMode !== 'normal') return `mix-blend-mode: ${mixBlendMode}`;
    }
    return null;
  }
}
