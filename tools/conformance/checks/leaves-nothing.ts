import { onPage, type Page } from '../page.ts';
import { failIf, type Subject } from '../subject.ts';
import { pause } from '../wait.ts';
import { watchListeners } from './watch-listeners.ts';
import { watchTimers } from './watch-timers.ts';

/** Milliseconds in which the runtime library ends what it has planned. */
const END_MS = 150;

/** A widget that has unmounted leaves no listener, no node and no timer behind. */
export function leavesNothing(subject: Subject): Promise<void> {
  return onPage(subject, async (page) => {
    // Code that a page loads once may stay.
    await visit(page);
    const nodes = new Set(nodesAround());
    const listeners = watchListeners();
    const timers = watchTimers();
    try {
      const element = await visit(page);
      await pause(END_MS);
      const left = nodesAround().filter((node) => !nodes.has(node));
      failIf([
        ...left.map((node) => `An element stays in the page: ${node.outerHTML.slice(0, 200)}`),
        ...listeners.left(element).map((name) => `A listener stays: ${name}`),
        ...timers.left().map((name) => `A timer stays: ${name}`),
      ]);
    } finally {
      listeners.end();
      timers.end();
    }
  });
}

async function visit(page: Page): Promise<HTMLElement> {
  const element = await page.embed();
  await page.use(element).catch(() => {});
  await page.settle();
  await page.remove(element);
  return element;
}

function nodesAround(): Element[] {
  return [document.documentElement, document.head, document.body].flatMap((parent) => [...parent.children]);
}
