import { isLoadTrigger } from '../../loader/load-trigger.ts';
import { finding, type Finding } from './finding.ts';
import { said } from './inputs.ts';
import type { Knowledge, Page } from './page.ts';

/** Values of `data-load` that the loader would refuse. */
export function checkMoments({ places }: Page, knowledge: Knowledge): Finding[] {
  return places.flatMap((place) => {
    const chosen = place.element.dataset['load'];
    if (!chosen || !knowledge[place.name] || isLoadTrigger(chosen)) return [];
    return [finding('load-wrong', place.where, said(place, { attribute: 'data-load', found: chosen }, []))];
  });
}
