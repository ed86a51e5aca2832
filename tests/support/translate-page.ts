/**
 * What a browser does to a page that it translates: every text becomes a new text in two `<font>` elements, now and after
 * each change, except in what is marked with `translate="no"`. The words stay, so that a test of the page holds as before.
 * Runs in the page, before its scripts, and uses nothing from outside.
 */
export function translatePage(): void {
  const UNTOUCHED = 'script, style, template, textarea, option, title, svg, font';

  function isTranslated(parent: Element): boolean {
    return !parent.closest(UNTOUCHED) && parent.closest('[translate]')?.getAttribute('translate') !== 'no';
  }

  function translate(text: Text): void {
    const { parentElement } = text;
    if (text.data.trim() === '' || !parentElement || !isTranslated(parentElement)) return;
    const outer = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    const inner = outer.appendChild(document.createElement('font'));
    inner.style.verticalAlign = 'inherit';
    inner.append(text.data);
    text.replaceWith(outer);
  }

  function translateIn(root: Node): void {
    if (root instanceof Text) return translate(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateIn(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  translateIn(document);
}
