import { leavesNothing } from './checks/leaves-nothing.ts';
import { changesInputs } from './checks/live-inputs.ts';
import { fitsHeadings } from './checks/headings.ts';
import { mounts } from './checks/mounts.ts';
import { namesControls } from './checks/names-controls.ts';
import { runsNoScripts, survivesAnswers } from './checks/odd-answers.ts';
import { reportsInputs } from './checks/reports-inputs.ts';
import { restoresHtml } from './checks/restores-html.ts';
import { sendsCalls } from './checks/sends-calls.ts';
import { sharesNoState } from './checks/shares-no-state.ts';
import { isDescribed, sameTexts } from './checks/texts.ts';
import type { Check, RunCheck, Subject } from './subject.ts';

export type { Answers, Check, Subject } from './subject.ts';

/** By its sentence about the widget. */
const CHECKS: Readonly<Record<string, RunCheck>> = {
  'mounts from its attributes': mounts,
  'reports a wrong or missing input in the console': reportsInputs,
  'does what it declares when a script changes an input': changesInputs,
  'keeps the HTML of the shop when it fails, and restores it when it unmounts': restoresHtml,
  'leaves no listener, node or timer behind when it unmounts': leavesNothing,
  'shares no state with another one on the page': sharesNoState,
  'sends the calls that it describes': sendsCalls,
  'survives empty and odd answers of its calls': survivesAnswers,
  'runs no script that is in an answer': runsNoScripts,
  'has a name for each control': namesControls,
  'has headings of the level that the page gives': fitsHeadings,
  'has the same texts in every language': sameTexts,
  'is described in every language': isDescribed,
};

/**
 * What every widget of Eiland passes, for a widget of another project. Each check has its own page, and needs a DOM such as
 * happy-dom: `test.each(conformanceChecks(subject))('$name', ({ run }) => run())`.
 */
export function conformanceChecks(subject: Subject): Check[] {
  return Object.entries(CHECKS).map(([name, check]) => ({ name, run: async () => check(subject) }));
}
