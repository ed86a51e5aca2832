const keyOf = (order: string) => `sw-purchase-event-${order}`;

/** Whether the purchase was sent in this browser. Without storage, a page that is loaded again has sent it. */
export function wasSent(order: string): boolean {
  try {
    return localStorage.getItem(keyOf(order)) !== null;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload' || navigation?.type === 'back_forward';
  }
}

export function rememberOrder(order: string): void {
  try {
    localStorage.setItem(keyOf(order), '1');
  } catch {
    // The browser stores nothing for this site.
  }
}
