import { isVideoAddress } from '../../shared/ui/gallery/video-source.ts';
import { isInside, readKnown } from '../../shared/runtime/read-server-markup.ts';
import type { PrintedPicture } from './product-gallery.rules.ts';

/**
 * Reads the large first picture and a list of links to all pictures and videos. A link with `data-code`, or to YouTube
 * or Vimeo, is a video.
 */
export function readServerMarkup(element: HTMLElement): Readonly<Record<string, unknown>> {
  const picture = firstPicture(element);
  const links = [...element.querySelectorAll<HTMLAnchorElement>('li a')].filter(isEntry);
  const videoLinks = links.filter(isVideo);
  const pictureLinks = links.filter((link) => !isVideo(link));
  const images = pictureLinks.length > 0 ? pictureLinks.map(linkedImage) : picture && [shownImage(picture)];
  const thumbnails = pictureLinks.flatMap((link) => [...link.querySelectorAll('picture, img')]);
  const isKnown = isInside([picture?.element, ...videoLinks, ...thumbnails, ...controlsBeside(element, links)]);
  const alt = picture?.element.querySelector('img')?.alt || (picture?.element as HTMLImageElement | undefined)?.alt;
  return {
    ...(picture && { picture }),
    ...(images && { images: readKnown(element, isKnown, EXPECTED, () => images) }),
    ...(videoLinks.length > 0 && { videos: videoLinks.map(linkedVideo) }),
    ...(alt && { name: alt }),
  };
}

const EXPECTED = 'nothing but a large picture, and a list of links around pictures and to videos';

/** A server with the styles of the widget prints its arrows too, which lead to pictures of the list, and a silent count. */
function controlsBeside(element: HTMLElement, links: readonly HTMLAnchorElement[]): readonly Element[] {
  const listed = new Set(links.map(({ href }) => href));
  const beside = [...element.querySelectorAll('a')].filter(
    (link) => !links.includes(link) && listed.has(link.href) && link.querySelector('picture, img') === null,
  );
  return [...beside, ...element.querySelectorAll('[aria-hidden="true"]')];
}

/** A link without an address is a picture that lacks one. */
function isEntry(link: HTMLAnchorElement): boolean {
  return link.matches('[href], [data-code]') || link.querySelector('img') !== null;
}

function isVideo(link: HTMLAnchorElement): boolean {
  return link.dataset['code'] !== undefined || isVideoAddress(link.href);
}

function firstPicture(element: HTMLElement): PrintedPicture | undefined {
  const picture = element.querySelector('picture, img');
  // A thumbnail is not the picture itself.
  if (!picture || picture.closest('li')) return undefined;
  const written = [
    imageOf(picture)?.getAttribute('src'),
    picture.closest('a')?.getAttribute('href'),
    narrowAddress(picture),
  ].filter((address) => typeof address === 'string' && address !== '');
  return written.length > 0 ? { element: picture, addresses: written as string[] } : undefined;
}

function imageOf(picture: Element): HTMLImageElement | null {
  return picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
}

/** The first address of the `srcset`. */
function narrowAddress(picture: Element): string | undefined {
  return picture
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
    url: link.getAttribute('href') ?? undefined,
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
