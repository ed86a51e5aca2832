/**
 * The two places where photoswipe writes markup: controls, for which we have icons, and slides that are not images, which
 * are elements of ours.
 */
const MARKUP = ['element.innerHTML = addElementHTML(elementHTML);', "this.element.innerHTML = this.data.html || '';"];
/** The unused icons. */
const ICON = /^ {2}html: \{\n(?: {4}.*\n)+ {2}\},$/gm;

/** Removes all code from photoswipe that writes markup, which a page with trusted types refuses. */
export function leanPhotoSwipe(source: string): string {
  const lean = MARKUP.reduce((text, writing) => text.replace(writing, ''), source).replaceAll(ICON, '');
  if (
    /innerHTML|outerHTML|insertAdjacentHTML/.test(lean.replaceAll(/^\s*(?:\/\/|\*).*$/gm, '')) ||
    lean.includes('isCustomSVG: true')
  )
    throw new Error('photoswipe has changed: check where it writes markup.');
  return lean;
}
