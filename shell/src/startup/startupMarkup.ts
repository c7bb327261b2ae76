import {
	LANGUAGE_TAGS,
	LOCALES,
	type Locale,
	OPEN_PAGE_KEY,
	READING_ID,
	REGISTRY_BLOCK,
	SCRIPTS_ID,
	STARTUP_SCREEN_MS,
} from 'shared-contract'
import { READING_CSS } from './readingStyle.ts'
import { STARTUP_FADE_MS, STARTUP_ID, STARTUP_LATE_MS } from './startupScreen.ts'

/** The mark of the site on 48 × 52: a paper lantern of Liberdade with a torii in its light. SVG markup. */
const MARK_PATHS = [
	'<path fill="#737a99" d="M23 0h2v5h-2zM17 4h14v4.5H17zM17 41.5h14V46H17zM23 46h2v6h-2z"/>',
	'<path fill="#d2362a" d="M16.5 8h15C40 12.5 44 18.5 44 25s-4 12.5-12.5 17h-15C8 37.5 4 31.5 4 25S8 12.5 16.5 8z"/>',
	'<path fill="none" stroke="#0d0f1a" stroke-opacity=".28" d="M9.5 14h29M5.5 20h37M5.5 30h37M9.5 36h29"/>',
	'<path fill="#fff9f0" d="M10.5 15.5Q24 19 37.5 15.5l.8 3.8Q34 20.4 33 20.5l.4 3.5H36v2.8h-2.2L35 36h-3.2l-1-9.2H17.2l-1 9.2H13l1.2-9.2H12V24h2.6l.4-3.5q-2-.2-5.3-1.2zM17.9 20.9l-.4 3.1h13l-.4-3.1q-6 .5-12.2 0z"/>',
].join('')

/** The loading texts. The page holds all three, and CSS shows that of `<html lang>` before any script runs. */
export const STARTUP_TEXTS: Record<Locale, string> = {
	pt: 'Carregando…',
	en: 'Loading…',
	ja: '読み込み中…',
}

const NO_SCRIPT: Record<Locale, string> = {
	pt: 'A Niouka precisa de JavaScript para funcionar.',
	en: 'Niouka needs JavaScript to work.',
	ja: 'Nioukaの表示にはJavaScriptが必要です。',
}

// Without scripts nothing is loading.
const NOTHING_LOADS = `<style>#${STARTUP_ID}>div>:is(p,i),#${STARTUP_ID}>div+div{display:none!important}#${STARTUP_ID} svg{animation:none!important}</style>`

/** For browsers older than `browserslist` of package.json, which may not even read the scripts. */
export const TOO_OLD: Record<Locale, string> = {
	pt: 'Este navegador é antigo demais para a Niouka. Atualize-o, ou abra a página no Chrome ou Edge 111, no Firefox 121, no Safari 16.4 (iOS 16.4) ou em um mais novo.',
	en: 'This browser is too old for Niouka. Update it, or open the page in Chrome or Edge 111, Firefox 121, Safari 16.4 (iOS 16.4) or newer.',
	ja: 'このブラウザは古すぎるため、Nioukaを表示できません。更新するか、ChromeまたはEdge 111、Firefox 121、Safari 16.4（iOS 16.4）以降で開いてください。',
}

/** For other browsers, whose scripts have not arrived, or failed. */
export const LATE: Record<Locale, string> = {
	pt: 'A Niouka está demorando para abrir. Confira a conexão e recarregue a página. Se nada mudar, tente em outro navegador.',
	en: 'Niouka is taking long to open. Check your connection and reload the page. If nothing changes, try another browser.',
	ja: '表示に時間がかかっています。接続を確認して、ページを再読み込みしてください。変わらない場合は、別のブラウザでお試しください。',
}

const inEachLanguage = (table: Record<Locale, string>) =>
	LOCALES.map((locale) => `<p lang="${LANGUAGE_TAGS[locale]}">${table[locale]}</p>`).join('')

const shown = LOCALES.map((locale) => `:root:lang(${locale}) #${STARTUP_ID} p:lang(${locale})`).join(',')

/**
 * Says whether the screen stands over a page that can be read, which `:has()` would ask again with each change of the page, of every
 * element. Counts the animations from the start of the navigation, not from the first paint. The policy allows it by its hash.
 */
const FROM_START =
	`<script>{const screen=document.getElementById("${STARTUP_ID}");screen.toggleAttribute("data-over",!!document.getElementById("${READING_ID}"));` +
	'for(const each of screen.getAnimations({subtree:true}))each.startTime=0}</script>'

/**
 * Fetches and runs the first scripts: the last of the page, since they read its data. They wait for the paint of what can be read, which they
 * would hold up: a phone takes long to compile them, and its network to fetch them. A hidden page paints nothing.
 */
const START =
	`<script>{const start=()=>{const later=document.getElementById("${SCRIPTS_ID}");later&&document.head.append(later.content);` +
	'for(const link of document.querySelectorAll("link[data-start]"))' +
	'document.head.append(Object.assign(document.createElement("script"),{async:false,defer:true,src:link.getAttribute("href")}))};' +
	`document.hidden||!document.getElementById("${READING_ID}")?start():requestAnimationFrame(()=>setTimeout(start))}</script>`

/**
 * The first mark of an open page, by which another page notices that it froze (`shared-composition/watch`): before any slice runs,
 * and outside of the first scripts.
 */
const OPEN_PAGE = [
	'<script>try{',
	`const key="${OPEN_PAGE_KEY}"+performance.timeOrigin,kept=localStorage,versions={};`,
	'addEventListener("pagehide",()=>kept.removeItem(key));',
	'addEventListener("visibilitychange",()=>document.hidden&&kept.removeItem(key));',
	`for(const each of JSON.parse(document.getElementById("${REGISTRY_BLOCK}").textContent).slices)`,
	'each.override||(versions[each.name]=each.version);',
	'document.hidden||kept.setItem(key,JSON.stringify({at:Date.now(),path:location.pathname,versions}))',
	'}catch{}</script>',
].join('')

/** The first element of `<body>`, for the first paint. The page renders below it. */
export const STARTUP_MARKUP =
	`<div id="${STARTUP_ID}" role="status"><div>` +
	`<svg viewBox="0 0 48 52" width="96" height="104" aria-hidden="true">${MARK_PATHS}</svg>` +
	`${inEachLanguage(STARTUP_TEXTS)}<i></i><noscript>${inEachLanguage(NO_SCRIPT)}</noscript></div>` +
	`<div><div>${inEachLanguage(TOO_OLD)}</div><div>${inEachLanguage(LATE)}</div></div></div>`

const CURTAIN = `#${STARTUP_ID}>div:first-child`
const OVER_READING = `#${STARTUP_ID}[data-over]`

/** Critical CSS of the start-up screen; the colours are the canvas, text and action of the two themes. */
export const STARTUP_CSS = [
	`#${STARTUP_ID}{position:fixed;top:0;right:0;bottom:0;left:0;z-index:2147483647;transition:opacity ${STARTUP_FADE_MS}ms ease-out}`,
	`${CURTAIN}{height:100%;display:grid;place-content:center;justify-items:center;gap:20px;background:#0d0f1a;color:#f6f0e4;`,
	'font:600 15px/1.4 Figtree Variable,system-ui,Hiragino Sans,Yu Gothic UI,Noto Sans JP Variable,sans-serif}',
	`#${STARTUP_ID}[data-leaving]{opacity:0;pointer-events:none}`,
	`#${STARTUP_ID} p{display:none;margin:0}`,
	`${shown}{display:block}`,
	`#${STARTUP_ID} svg{transform-origin:50% 0;animation:niouka-sway ${STARTUP_SCREEN_MS}ms ease-in-out infinite alternate}`,
	`#${STARTUP_ID} i{width:96px;height:3px;border-radius:3px;background:#d2362a;transform-origin:0 50%;`,
	`animation:niouka-lit ${STARTUP_SCREEN_MS}ms cubic-bezier(.3,.1,.4,1) both}`,
	// By CSS alone, because what runs no script must be told too. The page's own style for less motion must not show it at once.
	`#${STARTUP_ID}>div+div{position:absolute;right:0;bottom:8%;left:0;max-width:36em;margin:0 auto;padding:0 24px;text-align:center;visibility:visible;`,
	'border-radius:14px;font:600 15px/1.4 system-ui,sans-serif;color:#f6f0e4;background:#0d0f1a;',
	`animation:niouka-late 1ms both!important;animation-delay:${STARTUP_LATE_MS}ms!important}`,
	'@keyframes niouka-late{from{visibility:hidden}}',
	`#${STARTUP_ID}>div+div>div+div{display:none}`,
	// The newest features of the lowest browsers.
	`@supports selector(:has(a)) and (color:color-mix(in srgb,red,red)){#${STARTUP_ID}>div+div>div{display:none}#${STARTUP_ID}>div+div>div+div{display:block}}`,
	`@media (scripting:none){#${STARTUP_ID}>div+div{display:none}}`,
	// Over a page that can be read, it goes by itself; only what it says after that time stays. The compositor fades it, and draws nothing after it.
	`${OVER_READING}>div:first-child{animation:niouka-lift ${STARTUP_FADE_MS}ms ${STARTUP_SCREEN_MS}ms forwards!important}`,
	`${OVER_READING}{animation:niouka-gone 1ms ${STARTUP_SCREEN_MS + STARTUP_FADE_MS}ms forwards!important}`,
	`${OVER_READING} svg{animation-iteration-count:1;animation-fill-mode:forwards}`,
	'@keyframes niouka-lift{to{opacity:0}}',
	'@keyframes niouka-gone{to{visibility:hidden}}',
	'@keyframes niouka-sway{from{transform:rotate(-4deg)}to{transform:rotate(4deg)}}',
	'@keyframes niouka-lit{from{transform:scaleX(0)}}',
	`@media (prefers-color-scheme:light){:root:not([data-theme=ink]) ${CURTAIN}{background:#f6f0e4;color:#1a1b27}}`,
	`:root[data-theme=paper] ${CURTAIN}{background:#f6f0e4;color:#1a1b27}`,
	`@media (prefers-reduced-motion:reduce){#${STARTUP_ID},#${STARTUP_ID} svg,#${STARTUP_ID} i{animation:none!important;transition:none!important}}`,
].join('')

/** Adds the start-up screen to the HTML template: its style last in the head, its markup first in the body, its scripts after the reading version and after the data. */
export function withStartup(template: string): string {
	return template
		.replace('</head>', `<style>${READING_CSS}${STARTUP_CSS}</style><noscript>${NOTHING_LOADS}</noscript></head>`)
		.replace('<body>', `<body>${STARTUP_MARKUP}`)
		.replace('<div id="root">', `${FROM_START}<div id="root">`)
		.replace('</body>', `${OPEN_PAGE}${START}</body>`)
}
