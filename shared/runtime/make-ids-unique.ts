import { unclobbered } from './unclobbered.ts';

/** Attributes whose value is an id, or a list of ids. */
const REFERENCES = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
];

/** Adds the number of the copy to its ids, and to labels, links and ARIA attributes that refer to them. */
export function makeIdsUnique<Content extends ParentNode>(content: Content, copy: number): Content {
  const named = [...content.querySelectorAll('[id]')].map(unclobbered);
  const ids = new Map(named.map(({ id }) => [id, `${id}-${copy}`]));
  if (ids.size === 0) return content;
  for (const { id, setAttribute } of named) setAttribute('id', ids.get(id) ?? '');
  for (const attribute of REFERENCES)
    for (const element of content.querySelectorAll(`[${attribute}]`)) {
      const { getAttribute, setAttribute } = unclobbered(element);
      const listed = getAttribute(attribute)?.split(/\s+/) ?? [];
      setAttribute(attribute, listed.map((id) => ids.get(id) ?? id).join(' '));
    }
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    const id = ids.get(link.getAttribute('href')!.slice(1));
    if (id) link.setAttribute('href', `#${id}`);
  }
  return content;
}
