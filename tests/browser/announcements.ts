import { expect, type Page } from '@playwright/test';

interface World {
  /** Texts that were added to a live region. */
  heard: string[];
}

/** Records the texts of live regions. Call it before the page opens. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    (globalThis as unknown as World).heard = heard;
    const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
    function note(region: Element): void {
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      heard.push(copy.textContent);
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const around = place?.closest(LIVE);
        if (around) note(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element) || around) continue;
          if (node.matches(LIVE)) note(node);
          for (const region of node.querySelectorAll(LIVE)) note(region);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export async function clearAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => void ((globalThis as unknown as World).heard.length = 0));
}

/**
 * Expects that a screen reader announces a message: in a live region, at a focused control in error that it describes,
 * or in a focused summary.
 */
export async function expectAnnounced(page: Page, message: RegExp): Promise<void> {
  await expect
    .poll(async () => (await announcements(page)).some((text) => message.test(text)), { message: `${message}` })
    .toBe(true);
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const wrong = at?.closest('[aria-invalid="true"]');
    const ids = wrong?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const summary = at?.closest('section:has(a, button)[aria-labelledby]')?.textContent;
    const isSummary = at?.matches('h2') && summary;
    return [...(globalThis as unknown as World).heard, description, ...(isSummary ? [summary] : [])];
  });
}

/** Messages describe controls that are enabled, and every control in error has one. */
export async function expectErrorsLinked(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const describedBy = (control: Element) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent);
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    const links = [...document.querySelectorAll<HTMLAnchorElement>('h2[tabindex] + ul a[href^="#"]')];
    const goals = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    return [
      ...wrong.filter((control) => control.matches(':disabled')).map((control) => `${control.id} is disabled`),
      ...wrong.filter((control) => !describedBy(control)).map((control) => `${control.id} has no message`),
      ...goals.flatMap((goal, at) =>
        goal?.matches('[aria-invalid="true"]') ? [] : [`${links[at]!.hash} leads to nothing that is in error`],
      ),
    ];
  });
  expect(faults).toEqual([]);
}
