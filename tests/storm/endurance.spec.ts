import type { CDPSession, Page } from '@playwright/test';
import { openPageWith } from '../browser/open-page-with.ts';
import { expect, test } from '../browser/shop.ts';
import { EXAMPLES, WIDGETS } from './widget-calls.ts';
import { signIn } from '../browser/visitor-session.ts';
import { isLong, randomFor, times } from './storm-options.ts';

/** The number of counted mounts of one part. */
const CYCLES = times(12, 250);
/**
 * Compiled code fills the heap in the first hundreds of mounts, and then no more; what a widget leaves behind grows in
 * every part. So the part that left least counts. The long form has at least 1,000 mounts per widget.
 */
const PARTS = times(1, 4);
/** Caches of the browser and of libraries fill in the first mounts. */
const WARM_UP = times(8, 50);

interface Left {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

async function leftIn(page: Page, session: CDPSession): Promise<Left> {
  // The tag manager's list belongs to the page: each list of products adds an event to it.
  await page.evaluate(() => {
    (window as { dataLayer?: unknown[] }).dataLayer?.splice(0);
  });
  // Objects that a finalizer releases are collected in the next run.
  for (let run = 0; run < 3; run++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

/** Replaces a part of the page as htmx does, or all of it as Turbo does. */
type Manner = 'part' | 'body';

/** Inserts the widget, waits until it has rendered, and removes it, `cycles` times. */
async function comeAndGo(page: Page, manner: Manner, cycles: number): Promise<string[]> {
  return page.evaluate(
    async ({ manner, cycles }) => {
      const template = document.querySelector<HTMLTemplateElement>('#example')!;
      const states = new Set<string>();
      const later = () => new Promise((resolve) => setTimeout(resolve));
      for (let cycle = 0; cycle < cycles; cycle++) {
        const copy = template.content.cloneNode(true) as DocumentFragment;
        const widgets = [...copy.querySelectorAll<HTMLElement>('[data-widget]')];
        for (const widget of widgets) widget.dataset['load'] = 'eager';
        if (manner === 'part') document.querySelector('#part')!.replaceChildren(copy);
        else {
          const body = document.createElement('body');
          const part = Object.assign(document.createElement('main'), { id: 'part' });
          part.append(copy);
          body.append(template, part);
          document.body.replaceWith(body);
        }
        const isSettled = () => widgets.every(({ dataset }) => /ready|failed/.test(dataset['widgetState'] ?? ''));
        for (let wait = 0; wait < 3000 && !isSettled(); wait++) await later();
        for (const { dataset } of widgets) states.add(`${dataset['widget']} ${dataset['widgetState']}`);
        document.querySelector('#part')!.replaceChildren();
        await later();
      }
      return [...states];
    },
    { manner, cycles },
  );
}

for (const widget of randomFor('endurance').sample(WIDGETS, times(12, WIDGETS.length)))
  test(`${widget} can be mounted and removed ${2 * PARTS * CYCLES} times without leaving anything behind`, async ({
    page,
    context,
    pageErrors,
  }) => {
    await signIn(page);
    await openPageWith(page, `<template id="example">${EXAMPLES.get(widget)}</template><div id="part"></div>`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    for (const manner of ['part', 'body'] as const) {
      const states = await comeAndGo(page, manner, WARM_UP);
      expect(states.filter((state) => !state.endsWith('ready'))).toEqual([]);
      const left = [await leftIn(page, session)];
      for (let part = 0; part < PARTS; part++) {
        await comeAndGo(page, manner, CYCLES);
        // The timeout of a call keeps its listener for 20 seconds, answered or not.
        if (isLong) await page.waitForTimeout(21_000);
        left.push(await leftIn(page, session));
      }
      const perCycle = (key: keyof Left) =>
        Math.min(...left.slice(1).map((after, part) => (after[key] - left[part]![key]) / CYCLES));
      expect.soft(perCycle('listeners'), `${manner}: listeners`).toBeLessThan(times(2, 0.25));
      expect.soft(perCycle('nodes'), `${manner}: nodes`).toBeLessThan(1);
      if (isLong) expect.soft(perCycle('heap'), `${manner}: bytes of heap`).toBeLessThan(1000);
    }
    // The test itself copies JSON scripts, which the policy reports.
    pageErrors.expectOnly(/TrustedScript/);
  });
