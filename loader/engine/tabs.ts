/** `isChange`: something was changed, of which the fact says only a part. */
type Told = [name: string, detail: unknown, isChange: unknown];

/** Opens a line to the other tabs of the shop; answers how to speak. Without storage there are no other tabs. */
export function openTabs(hear: (...told: Told) => void): (...told: Told) => void {
  let tabs: BroadcastChannel | undefined;
  const close = () => tabs?.close();
  const open = () => {
    close();
    try {
      tabs = new BroadcastChannel('shop-widgets');
      // Anything of this origin may speak here.
      tabs.onmessage = ({ data }: MessageEvent<Told>) => Array.isArray(data) && hear(...data);
    } catch {
      // The shopper's browser keeps nothing for this shop.
    }
  };
  open();
  // An open line would keep the page out of the browser's back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => persisted && open());
  return (...told) => tabs?.postMessage(told);
}
