/** `isChange`: the shop's data has changed, of which the fact says only a part. */
type Message = [name: string, detail: unknown, isChange: unknown];

/** Opens a channel to the other tabs of the shop, and returns a function that posts to it. Without storage there is no channel. */
export function openTabChannel(onMessage: (...message: Message) => void): (...message: Message) => void {
  let channel: BroadcastChannel | undefined;
  const close = () => channel?.close();
  const open = () => {
    close();
    try {
      channel = new BroadcastChannel('shop-widgets');
      // Every script of this origin may post to it.
      channel.onmessage = ({ data }: MessageEvent<Message>) => Array.isArray(data) && onMessage(...data);
    } catch {
      // The browser blocks storage for this shop.
    }
  };
  open();
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => persisted && open());
  return (...message) => channel?.postMessage(message);
}
