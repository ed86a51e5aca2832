import { readFileSync, writeFileSync } from 'node:fs';
import { bundlePageStyles, bundleStyles } from '../build/build-styles.ts';
import { withClassTable } from './classes.ts';

/** Writes the table of classes into the guide. */
const guide = new URL('../../stories/guide/page-styles.md', import.meta.url);
const css = (await bundleStyles('shared/ui/base.css')) + (await bundlePageStyles());
writeFileSync(guide, withClassTable(readFileSync(guide, 'utf8'), css));
