import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { isVideoLink, standsIn, unreadIn } from '../../shared/ui/markup/read-server-markup.ts';
import type { PrintedPicture } from './product-gallery.rules.ts';

/**
 * Reads a gallery that works without scripts: the first picture large, inside a link or not, and a list of links to all
 * pictures and videos. A link with `data-code`, or to a service for videos, leads to a video.
 */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const picture = firstPicture(element);
  const links = [...element.querySelectorAll<HTMLAnchorElement>('li a[href]')];
  const films = links.filter(isVideo);
  const photos = links.filter((link) => !isVideo(link));
  const images = photos.length > 0 ? photos.map(linkedImage) : picture && [shownImage(picture)];
  const thumbnails = photos.flatMap((link) => [...link.querySelectorAll('picture, img')]);
  const unread = unreadIn(element, standsIn([picture?.element, ...films, ...thumbnails]));
  const alt = picture?.element.querySelector('img')?.alt || (picture?.element as HTMLImageElement | undefined)?.alt;
  return {
    ...(picture && { picture }),
    ...(images && { images: unread === null ? images : new UnreadMarkup(EXPECTED, unread) }),
    ...(films.length > 0 && { videos: films.map(linkedVideo) }),
    ...(alt && { name: alt }),
  };
}

const EXPECTED = 'nothing but a large picture, and a list of links around pictures and to videos';

function isVideo(link: HTMLAnchorElement): boolean {
  return link.dataset['code'] !== undefined || isVideoLink(link);
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
  return written.length > 0 ? { element: found, addresses: written as string[] } : undefined;
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
