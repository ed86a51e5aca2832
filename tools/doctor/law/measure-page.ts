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
  /** It begins where the order button ends. */
  readonly isAfterButton: boolean;
}

/** Runs in the page. Whatever it uses is inside. */
export async function measurePage(artwork: string): Promise<MeasuredArtwork[]> {
  const closing = document.querySelector('.sw-checkout__closing');
  const marked = [...document.querySelectorAll('[data-order-button]')];
  const button =
    marked.find((element) => element.checkVisibility()) ??
    marked[0] ??
    closing?.closest('form')?.querySelector('button[type="submit"]') ??
    null;
  const images = [...document.querySelectorAll<HTMLImageElement>(artwork)];
  await Promise.all(images.map(load));
  return images.map((image) => {
    bringIntoView(image);
    return measure(image);
  });

  function measure(image: HTMLImageElement): MeasuredArtwork {
    // It scrolls the image into the middle of the window, where it is measured.
    const isSeen =
      image.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: false }) &&
      !isOverlaid(image);
    const rectangle = image.getBoundingClientRect();
    const top = scrollY;
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
      isVisible: isSeen && rectangle.width > 1 && rectangle.height > 1,
      crop: isCovered || isLarger ? `object-fit: ${fit}` : cropOf(image, rectangle),
      effect: effectOf(image),
      isAfterButton: button !== null && bottomOf(button) <= rectangle.top + top + 1,
    };
  }

  /** Something opaque is on top of most of it, or it is cut off. What follows the window, such as a banner, goes away. */
  function isOverlaid(image: HTMLImageElement): boolean {
    // Nothing of the page is found below a modal dialog.
    if (document.querySelector(':modal')) return false;
    image.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = image.getBoundingClientRect();
    const { pointerEvents } = image.style;
    image.style.pointerEvents = 'auto';
    const places = [0.25, 0.5, 0.75].flatMap((across) => [0.25, 0.5, 0.75].map((down) => [across, down] as const));
    const seen = places.filter(([across, down]) => {
      const stack = document.elementsFromPoint(left + width * across, top + height * down);
      const at = stack.indexOf(image);
      return at !== -1 && !stack.slice(0, at).some((element) => !element.contains(image) && isOpaque(element));
    });
    image.style.pointerEvents = pointerEvents;
    return seen.length < places.length / 2;
  }

  function isOpaque(element: Element): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).position === 'fixed') return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [, alpha = '1'] = /^(?:rgba|hsla|color)\(.*[,/]\s*([\d.]+)\)$/.exec(backgroundColor) ?? [];
    const isPainted = backgroundColor !== 'transparent' && Number(alpha) > 0.5;
    return isPainted || backgroundImage !== 'none' || /^(img|video|canvas|iframe)$/.test(element.localName);
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
  function bottomOf(element: Element): number {
    const followers: [style: CSSStyleDeclaration, position: string][] = [];
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (!(parent instanceof HTMLElement) || !/sticky|fixed/.test(getComputedStyle(parent).position)) continue;
      followers.push([parent.style, parent.style.position]);
      parent.style.position = 'static';
    }
    const bottom = element.getBoundingClientRect().bottom + scrollY;
    for (const [style, position] of followers) style.position = position;
    return bottom;
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
      const { filter, opacity, mixBlendMode, transform, borderRadius } = getComputedStyle(parent);
      // The shadow of a card falls outside the image.
      const changing =
        parent === image ? filter : filter.replaceAll(/drop-shadow\((?:[^()]|\([^()]*\))*\)/g, '').trim();
      if (changing !== 'none' && changing !== '') return `filter: ${changing}`;
      if (isTurned(transform)) return `transform: ${transform}`;
      if (parent === image && isRound(borderRadius, image)) return `border-radius: ${borderRadius}`;
      if (Number(opacity) < 1) return `opacity: ${opacity}`;
      if (mixBlendMode !== 'normal') return `mix-blend-mode: ${mixBlendMode}`;
    }
    return null;
  }

  /** Mirrored, turned or skewed: more than scaled and moved. */
  function isTurned(transform: string): boolean {
    if (transform === 'none' || transform === '') return false;
    const { a, b, c, d, is2D } = new DOMMatrix(transform);
    return !is2D || a < 0 || d < 0 || Math.abs(b) > 0.01 || Math.abs(c) > 0.01;
  }

  /** Corners of a card do no harm; larger ones cut words off. */
  function isRound(radius: string, { clientWidth, clientHeight }: Element): boolean {
    const length = Number.parseFloat(radius) || 0;
    const pixels = radius.includes('%') ? (length / 100) * clientWidth : length;
    return pixels > Math.min(clientWidth, clientHeight) / 10;
  }
}
