import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

export function navigate(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

export const usePath = () => useSyncExternalStore(subscribe, () => location.pathname);
