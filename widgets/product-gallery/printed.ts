import type { PrintedPicture } from './product-gallery.rules.ts';

/**
 * Reads a gallery that works without scripts: the first picture large, inside a link or not, and a list of links to all
 * pictures and videos. A link with `data-code` leads to a video.
 */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const picture = firstPicture(element);
  const links = [...element.querySelectorAll<HTMLAnchorElement>('li a[href]')];
  const images = links.filter((link) => link.dataset['code'] === undefined).map(linkedImage);
  const videos = links.filter((link) => link.dataset['code'] !== undefined).map(linkedVideo);
  const alt = picture?.element.querySelector('img')?.alt || (picture?.element as HTMLImageElement | undefined)?.alt;
  return {
    ...(picture && { picture }),
    ...(images.length > 0 ? { images } : picture && { images: [shownImage(picture)] }),
    ...(videos.length > 0 && { videos }),
    ...(alt && { name: alt }),
  };
}

function firstPicture(element: HTMLElement): PrintedPicture | undefined {
  const found = element.querySelector('picture, img');
  // A thumbnail is not the picture itself.
  if (!found || found.closest('li')) return undefined;
  const written = [
    imageOf(found)?.getAttribute('src'),
    found.closest('a')?.getAttribute('href'),
    narrowAddress(found),
  ].filter((address) => typeof address === 'string' && address !== '');
  return { element: found, addresses: written as string[] };
}

function imageOf(found: Element): HTMLImageElement | null {
  return found instanceof HTMLImageElement ? found : found.querySelector('img');
}

/** Of a `srcset` the first address. */
function narrowAddress(found: Element): string | undefined {
  return found
    .querySelector('source[media*="max-width"]')
    ?.getAttribute('srcset')
    ?.trim()
    .split(/[\s,]+/)[0];
}

function shownImage({ element, addresses: [url] }: PrintedPicture) {
  const image = imageOf(element);
  return {
    url,
    mobile_url: narrowAddress(element),
    w: image?.getAttribute('width'),
    h: image?.getAttribute('height'),
  };
}

function linkedImage(link: HTMLAnchorElement) {
  const { mobileUrl, width, height, sizePercentage } = link.dataset;
  return {
    url: link.getAttribute('href'),
    mobile_url: mobileUrl,
    thumbnail_url: link.querySelector('img')?.getAttribute('src'),
    w: width,
    h: height,
    size_percentage: sizePercentage,
  };
}

function linkedVideo(link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  return {
    code: link.dataset['code'] || href,
    title: link.textContent.trim(),
    url: link.querySelector('img')?.getAttribute('src') ?? href,
  };
}
