/** What the shopper came to press, of widgets and of the shop's forms. */
const PRIMARY = '.sw-button--primary, .sw-button--confirm, [type=submit]';
/** The largest panel with the edge below and beside it, in rem; see `chat-widget.css`. */
const [WIDTH, HEIGHT] = [24, 37];

/** A primary button has the focus, or stands where the panel would open: the chat must cover neither. */
export function isButtonInTheWay(): boolean {
  if (document.activeElement?.matches(PRIMARY)) return true;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [left, top] = [innerWidth - WIDTH * rem, innerHeight - HEIGHT * rem];
  return [...document.querySelectorAll(PRIMARY)].some((button) => {
    const box = button.getBoundingClientRect();
    return box.width > 0 && box.right > left && box.bottom > top && box.top < innerHeight;
  });
}
