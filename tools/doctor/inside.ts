import type { TemplateError } from '../../shared/runtime/host.ts';
import { finding, type Finding } from './finding.ts';
import { isUnread } from '../../shared/rules/unread-markup.ts';
import { printedAnswer } from './initial.ts';
import { readPlace, said } from './inputs.ts';
import { recordIn, type Knowledge, type Known, type Page, type Place } from './page.ts';

type Judge = (place: Place, page: Page) => readonly TemplateError[];

/** What widgets expect of the HTML inside them, which no input says. */
const JUDGES: Readonly<Record<string, Judge>> = { 'page-helpers': toggles, 'newsletter-box': newsletter };

export function checkInside(page: Page, knowledge: Knowledge): Finding[] {
  return page.places.flatMap((place) => {
    const known = knowledge[place.name];
    if (!known) return [];
    const complaints = [...(JUDGES[place.name]?.(place, page) ?? []), ...unread(page, place, known)];
    return complaints.map((complaint) => finding('inside-wrong', place.where, said(place, complaint, [])));
  });
}

/** A page that says that the answer stands there as HTML (`data-initial="{}"`), where it cannot be read. */
function unread(page: Page, place: Place, { widget }: Known): TemplateError[] {
  const answer = recordIn(printedAnswer(place));
  const read = readPlace(page, place, widget);
  const found = read.is === 'read' ? read.inputs['printed'] : null;
  const isPromised = answer !== undefined && Object.keys(answer).length === 0;
  return isPromised && isUnread(found) ? [found.complaint] : [];
}

function toggles({ element }: Place, { document }: Page): TemplateError[] {
  const buttons = ['footer-nav', 'faq-group', 'faq-answer'].map((kind) => `button[data-toggle=${kind}]`).join();
  return [...element.querySelectorAll(buttons)].flatMap((button) => {
    const id = button.getAttribute('aria-controls');
    const isOwn = button.closest('[data-widget=page-helpers]') === element;
    if (!isOwn || (id && document.getElementById(id))) return [];
    const attribute = `aria-controls of the button "${button.textContent.trim()}"`;
    return [{ attribute, expected: 'the id of an element of this page', found: id ?? 'nothing' }];
  });
}

function newsletter({ element }: Place): TemplateError[] {
  const form = element.querySelector('form');
  const isRight = form ? form.querySelector('[name=email], [type=email]') : !element.querySelector('input, textarea');
  if (isRight) return [];
  return [{ attribute: '<form>', expected: 'a field with the name email', found: 'none' }];
}
