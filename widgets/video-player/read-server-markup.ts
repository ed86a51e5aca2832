import { isInside, readKnown } from '../../shared/runtime/read-server-markup.ts';

/** Reads a link to the video and its poster. */
export function readServerMarkup(element: HTMLElement): Readonly<Record<string, unknown>> {
  const link = element.querySelector('a[href]');
  const image = element.querySelector('img');
  const title = link?.textContent.trim();
  const poster = image?.getAttribute('src');
  const expected = 'one link and one picture';
  const code = readKnown(element, isInside([link, image]), expected, () => link?.getAttribute('href'));
  return {
    ...(link && { code }),
    ...(title && { title }),
    ...(poster && { poster }),
  };
}
