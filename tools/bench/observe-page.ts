import type { PageRequest } from './requests.ts';

/** What a page has recorded about itself. Times are milliseconds since the navigation began. */
export interface PageRecord {
  readonly firstPaint: number;
  /** Durations of tasks of more than 50 ms. */
  readonly longTasks: readonly number[];
  /** The sum of all layout shifts. */
  readonly shift: number;
  readonly elements: number;
  readonly requests: readonly PageRequest[];
}

interface Observer {
  /** When the first content of the widget was painted. */
  readonly content: Promise<number>;
  /** From the next click until the change that it causes was painted. */
  timeClick(answer: string): Promise<number>;
  read(): PageRecord;
}

declare global {
  interface Window {
    bench: Observer;
  }
}

/**
 * Runs in the page before its own scripts. It is sent as text, so it uses nothing outside itself.
 *
 * @param content a CSS selector of the first content
 */
export function observePage(content: string): void {
  const longestWait = 60_000;
  const longTasks: number[] = [];
  let shift = 0;

  /** Resolves after the frame in which the condition holds. */
  function painted(holds: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now()));
      channel.port1.start();
      const check = () => requestAnimationFrame(() => (holds() ? channel.port2.postMessage(null) : check()));
      check();
    });
  }

  function changed(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${what} within ${longestWait} ms.`)), longestWait);
      const observer = new MutationObserver(() => {
        if (!holds()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  }

  const find = () => document.querySelector(content);
  const isVisible = () => (find()?.getClientRects().length ?? 0) > 0;

  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  function requestOf(entry: PerformanceResourceTiming) {
    const { pathname, search } = new URL(entry.name);
    return {
      path: pathname + search,
      initiator: entry.initiatorType,
      start: entry.startTime,
      answerStart: entry.responseStart,
      end: entry.responseEnd,
      transferred: entry.transferSize,
    };
  }

  window.bench = {
    content: changed(() => find() !== null, `There is no ${content}`).then(() => painted(isVisible)),
    async timeClick(answer) {
      const state = () => {
        const elements = document.querySelectorAll<HTMLElement & { value?: string }>(answer);
        return `${elements.length} ${elements[0]?.value ?? elements[0]?.textContent}`;
      };
      // A widget that takes its frame over may change the state before the click.
      let before: string | undefined;
      const clicked = new Promise<number>((resolve) => {
        const listener = ({ timeStamp }: MouseEvent) => {
          before = state();
          resolve(timeStamp);
        };
        addEventListener('click', listener, { capture: true, once: true });
      });
      await changed(() => before !== undefined && state() !== before, `The click has not changed ${answer}`);
      return (await painted(() => true)) - (await clicked);
    },
    read: () => ({
      firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      longTasks,
      shift,
      elements: document.querySelectorAll('*').length,
      requests: [
        ...(performance.getEntriesByType('navigation') as PerformanceResourceTiming[]),
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
      ].map(requestOf),
    }),
  };
}
