import { useEffect, useRef, useState, type RefObject } from 'react';
import { buildElement } from './build-element.ts';
import type { Example } from './example.ts';
import type { Configuration } from './snippet.ts';
import { watchProblems, type PreviewProblem } from './preview-problems.ts';

export type State = 'waiting' | 'loading' | 'ready' | 'failed';

const STATES: readonly string[] = ['waiting', 'loading', 'ready', 'failed'];

export interface PreviewStatus {
  readonly state: State;
  readonly problems: readonly PreviewProblem[];
  /** The widget is ready but shows nothing yet, such as a closed dialog. */
  readonly hasNoHeight: boolean;
  /** Restarts without waiting for the load trigger. */
  load(): void;
  restart(): void;
}

interface Snapshot {
  readonly state: State;
  readonly hasNoHeight: boolean;
  readonly problems: readonly PreviewProblem[];
}

interface Restarts {
  readonly count: number;
  /** The load trigger for which the editor did not wait. Another trigger is shown as it is. */
  readonly eagerFor?: string | undefined;
}

const NEW: Snapshot = { state: 'waiting', hasNoHeight: false, problems: [] };

/** Adds the widget to the page, where the loader finds it, and replaces it when the configuration changes. */
export function usePreview(
  name: string,
  example: Example,
  config: Configuration | undefined,
): readonly [place: RefObject<HTMLDivElement | null>, preview: PreviewStatus] {
  const place = useRef<HTMLDivElement>(null);
  const [snapshot, setSnapshot] = useState<Snapshot>(NEW);
  const [restarts, setRestarts] = useState<Restarts>({ count: 0 });

  useEffect(() => {
    const { current } = place;
    if (!config || !current) return;
    setSnapshot(NEW);
    const load = restarts.eagerFor === config.load ? 'eager' : config.load;
    const nodes = buildElement(name, example, { ...config, load });
    current.replaceChildren(...nodes);
    const element = current.querySelector<HTMLElement>(`[data-widget="${CSS.escape(name)}"]`)!;
    const report = (problem: PreviewProblem) =>
      setSnapshot((before) => ({ ...before, problems: [...before.problems, problem] }));
    const stopWatching = watchProblems(element, report);
    const observer = new MutationObserver(() => setSnapshot((before) => update(before, element)));
    observer.observe(element, { attributes: true, attributeFilter: ['data-widget-state'] });
    return () => {
      observer.disconnect();
      stopWatching();
      current.replaceChildren();
    };
  }, [name, example, config, restarts]);

  const preview = {
    ...snapshot,
    load: () => setRestarts(({ count }) => ({ count: count + 1, eagerFor: config?.load })),
    restart: () => setRestarts(({ count }) => ({ count: count + 1 })),
  };
  return [place, preview];
}

/** Template errors stay; other problems are over once the widget is ready. */
function update({ problems }: Snapshot, element: HTMLElement): Snapshot {
  const now = stateOf(element);
  return { ...now, problems: now.state === 'ready' ? problems.filter(({ type }) => type === 'wrong-input') : problems };
}

function stateOf(element: HTMLElement): Pick<Snapshot, 'state' | 'hasNoHeight'> {
  const { widgetState = '' } = element.dataset;
  const state = STATES.includes(widgetState) ? (widgetState as State) : 'waiting';
  return { state, hasNoHeight: state === 'ready' && element.getBoundingClientRect().height < 2 };
}
