import { ref } from 'vue';

/** Of the page that is shown. */
export const path = ref(location.pathname);
addEventListener('popstate', () => (path.value = location.pathname));

export function navigate(to: string): void {
  history.pushState(null, '', to);
  path.value = to;
}
