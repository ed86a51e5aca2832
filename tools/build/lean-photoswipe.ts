/**
 * The two places where photoswipe writes markup: into its controls, which have drawings of ours, and into slides that
 * are no pictures, which are elements of ours.
 */
const MARKUP = ['element.innerHTML = addElementHTML(elementHTML);', "this.element.innerHTML = this.data.html || '';"];
/** The drawings themselves, which nothing reads any more. */
const DRAWING = /^ {2}html: \{\n(?: {4}.*\n)+ {2}\},$/gm;

/** Leaves out of photoswipe all writing of markup, which a page with trusted types would refuse. */
export function leanPhotoSwipe(source: string): string {
  const lean = MARKUP.reduce((text, writing) => text.replace(writing, ''), source).replaceAll(DRAWING, '');
  if (
    /innerHTML|outerHTML|insertAdjacentHTML/.test(lean.replaceAll(/^\s*(?:\/\/|\*).*$/gm, '')) ||
    lean.includes('isCustomSVG: true')
  )
    throw new Error('photoswipe has changed: look again at where it writes markup.');
  return lean;
}
