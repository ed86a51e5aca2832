import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRITERIA, REVIEWED, type Criterion, type TestReference } from './criteria.ts';
import { missingTests } from './find-tests.ts';

/** Writes the report that shops can publish, with its styles in a folder beside it. */
export function writeReport(outDir: string, version: string): void {
  const missing = missingTests(CRITERIA.flatMap(({ tests }) => tests));
  if (missing.length > 0)
    throw new Error(
      `tools/accessibility/criteria.ts names tests that do not exist:\n${missing.map(({ file, title }) => `${file}: ${title}`).join('\n')}`,
    );
  mkdirSync(join(outDir, 'accessibility'), { recursive: true });
  cpSync('tools/accessibility/report.css', join(outDir, 'accessibility/report.css'));
  writeFileSync(join(outDir, 'accessibility.html'), reportOf(CRITERIA, version));
}

export function reportOf(criteria: readonly Criterion[], version: string): string {
  const [earlier, added] = [
    criteria.filter(({ since }) => since !== '2.2'),
    criteria.filter(({ since }) => since === '2.2'),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Accessibility report of eiland ${escape(version)}</title>
<link rel="stylesheet" href="accessibility/report.css">
</head>
<body>
<main>
<h1>Accessibility report of eiland ${escape(version)}</h1>
<p>This report says what the automated tests of the widgets show of each criterion, and what is not tested. It is about
the widgets, in the pages of the demo shop. It is neither a statement of conformity nor a statement about the site that
publishes it.</p>
<p>Compared with the tests on <time datetime="${REVIEWED}">${REVIEWED}</time>. No test shows a whole criterion, so the best
result is “in part”. Rules of axe-core find faults; that they find none proves no criterion. No person who depends on
assistive technology has tested the widgets for this report, and no screen reader was used: the tests read what Chromium
gives to them.</p>
<dl>
<dt>In part</dt><dd>The named tests show a part of the criterion.</dd>
<dt>With the page</dt><dd>The page of the shop, or its content, decides.</dd>
<dt>Not tested</dt><dd>No test shows anything of it.</dd>
</dl>
<h2>EN 301 549, clause 9 (WCAG 2.1, levels A and AA)</h2>
<p>${summaryOf(earlier)}</p>
${tableOf(earlier, 'Criteria of WCAG 2.1 and clauses of EN 301 549 V3.2.1', true)}
<h2>Added by WCAG 2.2, levels A and AA</h2>
<p>${summaryOf(added)}</p>
${tableOf(added, 'Criteria that WCAG 2.2 has added', false)}
</main>
</body>
</html>
`;
}

function summaryOf(criteria: readonly Criterion[]): string {
  const count = (wanted: Criterion['result']) => criteria.filter(({ result }) => result === wanted).length;
  return `${criteria.length} criteria: ${count('in part')} in part, ${count('with the page')} with the page, ${count('not tested')} not tested.`;
}

function tableOf(criteria: readonly Criterion[], caption: string, hasClause: boolean): string {
  return `<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${hasClause ? 'Clause and criterion' : 'Criterion'}</th><th scope="col">Level</th><th scope="col">Result</th><th scope="col">Tests</th><th scope="col">Not tested</th></tr></thead>
<tbody>
${criteria.map((criterion) => rowOf(criterion, hasClause)).join('\n')}
</tbody>
</table>
</div>`;
}

function rowOf({ number, name, level, result, tests, open }: Criterion, hasClause: boolean): string {
  const list = tests.length > 0 ? `<ul>${tests.map(testItem).join('')}</ul>` : '–';
  const label = `${hasClause ? `9.${number} ` : `${number} `}${escape(name)}`;
  return `<tr><th scope="row">${label}</th><td>${level}</td><td>${result}</td><td>${list}</td><td>${escape(open)}</td></tr>`;
}

/** A placeholder of a title stands for the cases of the test. */
function testItem({ file, title }: TestReference): string {
  return `<li>${escape(title.replaceAll(/\$\{[^}]*\}/g, '…'))} <code>${escape(file)}</code></li>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
