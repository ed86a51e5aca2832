import { describeJourney } from './journey.ts';
import { openBrowser } from './open-browser.ts';
import { openNode } from './open-node.ts';

describeJourney('SQLite in Node', openNode);
describeJourney('SQLite in WebAssembly', openBrowser);
