/** Reads a link to the video, which serves where no script runs. */
export function printed(element: HTMLElement): Readonly<Record<string, unknown>> {
  const link = element.querySelector('a[href]');
  const title = link?.textContent.trim();
  const poster = element.querySelector('img')?.getAttribute('src');
  return {
    ...(link && { code: link.getAttribute('href') }),
    ...(title && { title }),
    ...(poster && { poster }),
  };
}
