import { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { standsIn, unreadIn } from '../../shared/ui/markup/read-server-markup.ts';

/** Reads a link to the video, which serves where no script runs. */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const link = element.querySelector('a[href]');
  const image = element.querySelector('img');
  const unread = unreadIn(element, standsIn([link, image]));
  const title = link?.textContent.trim();
  const poster = image?.getAttribute('src');
  const code = unread === null ? link?.getAttribute('href') : new UnreadMarkup('one link and one picture', unread);
  return {
    ...(link && { code }),
    ...(title && { title }),
    ...(poster && { poster }),
  };
}
