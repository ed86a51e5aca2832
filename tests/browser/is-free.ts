import type { Locator } from '@playwright/test';

/** Whether nothing covers the element, and all of its height is in the visible part of the window. */
export const isFree = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const { offsetTop, height } = visualViewport!;
    const isUncovered = [top + 3, bottom - 3].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return isUncovered && top >= offsetTop - 1 && bottom <= offsetTop + height + 1;
  });
