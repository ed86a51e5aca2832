import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import type { Tracking } from '../../shared/runtime/services.ts';
import type nl from './locales/nl.json';

/** The dependencies of the widget. The definition has those that send events to the tag manager. */
export type SearchContext = EnhancerContext<typeof nl> & Required<Tracking>;
