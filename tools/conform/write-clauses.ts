import { readFileSync, writeFileSync } from 'node:fs';
import { withClauseList } from './clause-list.ts';

/** Writes the list of clauses into the guide. */
const guide = new URL('../../stories/guide/conform.md', import.meta.url);
writeFileSync(guide, withClauseList(readFileSync(guide, 'utf8')));
