import type { Page } from '@playwright/test';

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What fingers do on a page. */
export interface Fingers {
  /** Moves one finger. */
  swipe(from: Point, by: Point): Promise<void>;
  /** Moves two fingers from one distance around a point to another. */
  pinch(around: Point, from: number, to: number): Promise<void>;
  /** Keeps a finger at a point until the browser takes it for a long press. */
  press(at: Point): Promise<void>;
}

const STEPS = 8;
/** Browsers take it for a long press after half a second. */
const LONG_PRESS_MS = 700;

/** Fingers as the browser itself reports them: with pointer events, scrolling, clicks and context menus. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[] = []) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });

  async function move(pointsAt: (part: number) => Point[]): Promise<void> {
    await send('touchStart', pointsAt(0));
    for (let step = 1; step <= STEPS; step += 1) await send('touchMove', pointsAt(step / STEPS));
    await send('touchEnd');
  }

  return {
    swipe: (from, by) => move((part) => [{ x: from.x + by.x * part, y: from.y + by.y * part }]),
    pinch: (around, from, to) =>
      move((part) => {
        const half = (from + (to - from) * part) / 2;
        return [
          { x: around.x - half, y: around.y },
          { x: around.x + half, y: around.y },
        ];
      }),
    async press(at) {
      await send('touchStart', [at]);
      await page.waitForTimeout(LONG_PRESS_MS);
      await send('touchEnd');
    },
  };
}
