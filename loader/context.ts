import { latestFacts } from './first-call.ts';
import { addClick, calls, clicks } from './inbox.ts';
import { load, recover, urlOf } from './load-file.ts';
import { widgets } from './manifest.ts';
import { prefetches, startPrefetch } from './prefetch.ts';
import { request } from './request.ts';
import { setState } from './set-state.ts';
import { invalidJson, locale, settings } from './settings.ts';

/** The engine uses the loader's own functions and data, so that nothing is loaded or requested twice. */
export const context = {
  widgets,
  settings,
  locale,
  request,
  load,
  recover,
  urlOf,
  startPrefetch,
  prefetches,
  latestFacts,
  calls,
  clicks,
  addClick,
  invalidJson,
  setState,
};
export type LoaderContext = typeof context;
