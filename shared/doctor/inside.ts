import type { Complaint } from '../island/host.ts';
import { finding, type Finding } from './finding.ts';
import { said } from './inputs.ts';
import type { Knowledge, Page, Place } from './page.ts';

type Judge = (place: Place, page: Page) => readonly Complaint[];

/** What widgets expect of the HTML inside them, which no input says. */
const JUDGES: Readonly<Record<string, Judge>> = { 'page-helpers': toggles, 'newsletter-box': newsletter };

export function checkInside(page: Page, knowledge: Knowledge): Finding[] {
  return page.places.flatMap((place) => {
    const complaints = knowledge[place.name] ? (JUDGES[place.name]?.(place, page) ?? []) : [];
    return complaints.map((complaint) => finding('inside-wrong', place.where, said(place, complaint, [])));
  });
}

function toggles({ element }: Place, { document }: Page): Complaint[] {
  const buttons = ['footer-nav', 'faq-group', 'faq-answer'].map((kind) => `button[data-toggle=${kind}]`).join();
  return [...element.querySelectorAll(buttons)].flatMap((button) => {
    const id = button.getAttribute('aria-controls');
    const isOwn = button.closest('[data-widget=page-helpers]') === element;
    if (!isOwn || (id && document.getElementById(id))) return [];
    const attribute = `aria-controls of the button "${button.textContent.trim()}"`;
    return [{ attribute, expected: 'the id of an element of this page', found: id ?? 'nothing' }];
  });
}

function newsletter({ element }: Place): Complaint[] {
  const form = element.querySelector('form');
  if (!form || form.querySelector('[name=email], [type=email]')) return [];
  return [{ attribute: '<form>', expected: 'a field with the name email', found: 'none' }];
}
