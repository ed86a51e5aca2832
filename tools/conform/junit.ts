import { escapeControlCharacters } from '../doctor/escape-control-characters.ts';
import { count, detailsOf, guideOf } from './report.ts';
import type { Played } from './play.ts';

/** The report for build servers: a suite for each scenario, a case for each clause. */
export function formatJunit(played: readonly Played[]): string {
  const names = [...new Set(played.map(({ scenario }) => scenario.name))];
  const suites = names.map((name) =>
    suiteOf(
      name,
      played.filter(({ scenario }) => scenario.name === name),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="eiland conform">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suiteOf(name: string, played: readonly Played[]): string {
  const counts = count(played);
  const numbers = `tests="${played.length}" failures="${counts.broken}" errors="${counts['not-run']}" skipped="${counts['not-applicable']}"`;
  return `<testsuite name="${escaped(name)}" ${numbers}>\n${played.map(caseOf).join('\n')}\n</testsuite>`;
}

function caseOf({ scenario, clause, outcome, duration }: Played): string {
  const start = `<testcase classname="${escaped(scenario.name)}" name="${escaped(clause.id)}" time="${(duration / 1000).toFixed(3)}"`;
  const { what = '', why = '', sent, received } = detailsOf(outcome);
  switch (outcome.is) {
    case 'kept':
      return `${start}/>`;
    case 'not-applicable':
      return `${start}><skipped message="${escaped(why)}"/></testcase>`;
    case 'not-run':
      return `${start}><error message="${escaped(why)}"/></testcase>`;
    case 'broken': {
      const lines = [
        clause.rule,
        ...(sent ? [`Sent: ${sent}`, `Came: ${received}`] : []),
        clause.mend,
        guideOf(clause.id),
      ];
      return `${start}><failure message="${escaped(what)}">${escaped(lines.join('\n'))}</failure></testcase>`;
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no control characters, not even as entities. */
function escaped(text: string): string {
  return escapeControlCharacters(text, { keepLineBreaks: true })
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/g, '\uFFFD');
}
