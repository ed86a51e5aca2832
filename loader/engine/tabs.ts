type Told = [name: string, detail: unknown];

/** Opens a line to the other tabs of the shop; answers how to speak. Without storage there are no other tabs. */
export function openTabs(hear: (told: Told) => void): (told: Told) => void {
  let tabs: BroadcastChannel | undefined;
  const close = () => tabs?.close();
  const open = () => {
    close();
    try {
      tabs = new BroadcastChannel('shop-widgets');
      tabs.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
    } catch {
      // The shopper's browser keeps nothing for this shop.
    }
  };
  open();
  // An open line would keep the page out of the browser's back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => persisted && open());
  return (told) => tabs?.postMessage(told);
}
