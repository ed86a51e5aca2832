import { useEffect, useRef, useState, type RefObject } from 'react';
import { buildElement } from './build-element.ts';
import type { Example } from './example.ts';
import type { Wish } from './snippet.ts';
import { hearTroubles, type Trouble } from './troubles.ts';

export type State = 'waiting' | 'loading' | 'ready' | 'failed';

const STATES: readonly string[] = ['waiting', 'loading', 'ready', 'failed'];

/** What the widget in the preview says. */
export interface Stage {
  readonly state: State;
  readonly troubles: readonly Trouble[];
  /** It is ready and takes no place, as a dialog that nobody has opened. */
  readonly isUnseen: boolean;
  /** Begins anew without waiting for the moment. */
  wake(): void;
  restart(): void;
}

interface Seen {
  readonly state: State;
  readonly isUnseen: boolean;
  readonly troubles: readonly Trouble[];
}

const NEW: Seen = { state: 'waiting', isUnseen: false, troubles: [] };

/** Puts the widget into the page, where the loader finds it, and another in its place whenever the wish changes. */
export function useStage(
  name: string,
  example: Example,
  wish: Wish | undefined,
): readonly [place: RefObject<HTMLDivElement | null>, stage: Stage] {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>(NEW);
  const [turn, setTurn] = useState<{ readonly count: number; readonly load?: string }>({ count: 0 });

  useEffect(() => {
    const { current } = place;
    if (!wish || !current) return;
    setSeen(NEW);
    const nodes = buildElement(name, example, { ...wish, load: turn.load ?? wish.load });
    current.replaceChildren(...nodes);
    const element = current.querySelector<HTMLElement>(`[data-widget="${CSS.escape(name)}"]`)!;
    const tell = (trouble: Trouble) => setSeen((before) => ({ ...before, troubles: [...before.troubles, trouble] }));
    const deafen = hearTroubles(element, tell);
    const observer = new MutationObserver(() => setSeen((before) => follow(before, element)));
    observer.observe(element, { attributes: true, attributeFilter: ['data-widget-state'] });
    return () => {
      observer.disconnect();
      deafen();
      current.replaceChildren();
    };
  }, [name, example, wish, turn]);

  const stage = {
    ...seen,
    wake: () => setTurn(({ count }) => ({ count: count + 1, load: 'eager' })),
    restart: () => setTurn(({ count }) => ({ count: count + 1 })),
  };
  return [place, stage];
}

/** What kept it from working is past once it works; what is wrong with its attributes is not. */
function follow({ troubles }: Seen, element: HTMLElement): Seen {
  const now = stateOf(element);
  return { ...now, troubles: now.state === 'ready' ? troubles.filter(({ is }) => is === 'wrong-input') : troubles };
}

function stateOf(element: HTMLElement): Pick<Seen, 'state' | 'isUnseen'> {
  const { widgetState = '' } = element.dataset;
  const state = STATES.includes(widgetState) ? (widgetState as State) : 'waiting';
  return { state, isUnseen: state === 'ready' && element.getBoundingClientRect().height < 2 };
}
