import { LANGUAGE_TAGS, LOCALES, type Locale, STARTUP_SCREEN_MS } from 'shared-contract'
import { MARK_PATHS } from './mark.ts'
import { STARTUP_FADE_MS, STARTUP_ID } from './startupScreen.ts'

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
const NOTHING_LOADS = `<style>#${STARTUP_ID}>p,#${STARTUP_ID}>i{display:none!important}#${STARTUP_ID}>svg{animation:none!important}</style>`

const inEachLanguage = (table: Record<Locale, string>) =>
	LOCALES.map((locale) => `<p lang="${LANGUAGE_TAGS[locale]}">${table[locale]}</p>`).join('')

const shown = LOCALES.map((locale) => `:root:lang(${locale}) #${STARTUP_ID} p:lang(${locale})`).join(',')

/** The first element of `<body>`, for the first paint. The page renders below it. */
export const STARTUP_MARKUP =
	`<div id="${STARTUP_ID}" role="status">` +
	`<svg viewBox="0 0 48 52" width="96" height="104" aria-hidden="true">${MARK_PATHS}</svg>` +
	`${inEachLanguage(STARTUP_TEXTS)}<i></i><noscript>${NOTHING_LOADS}${inEachLanguage(NO_SCRIPT)}</noscript></div>`

/** Critical CSS of the start-up screen; the colours are the canvas, text and action of the two themes. */
export const STARTUP_CSS = [
	`#${STARTUP_ID}{position:fixed;inset:0;z-index:2147483647;display:grid;place-content:center;justify-items:center;gap:20px;`,
	`background:#0d0f1a;color:#f6f0e4;font:600 15px/1.4 Figtree Variable,system-ui,Hiragino Sans,Yu Gothic UI,Noto Sans JP Variable,sans-serif;transition:opacity ${STARTUP_FADE_MS}ms ease-out}`,
	`#${STARTUP_ID}[data-leaving]{opacity:0;pointer-events:none}`,
	`#${STARTUP_ID} p{display:none;margin:0}`,
	`${shown}{display:block}`,
	`#${STARTUP_ID} svg{transform-origin:50% 0;animation:niouka-sway 1.5s ease-in-out infinite alternate}`,
	`#${STARTUP_ID} i{width:96px;height:3px;border-radius:3px;background:#d2362a;transform-origin:0 50%;`,
	`animation:niouka-lit ${STARTUP_SCREEN_MS}ms cubic-bezier(.3,.1,.4,1) both}`,
	'@keyframes niouka-sway{from{transform:rotate(-4deg)}to{transform:rotate(4deg)}}',
	'@keyframes niouka-lit{from{transform:scaleX(0)}}',
	`@media (prefers-color-scheme:light){:root:not([data-theme=ink]) #${STARTUP_ID}{background:#f6f0e4;color:#1a1b27}}`,
	`:root[data-theme=paper] #${STARTUP_ID}{background:#f6f0e4;color:#1a1b27}`,
	`@media (prefers-reduced-motion:reduce){#${STARTUP_ID},#${STARTUP_ID} *{animation:none!important;transition:none!important}}`,
].join('')

/** Adds the start-up screen to the HTML template: its style last in the head, its markup first in the body. */
export function withStartup(template: string): string {
	return template
		.replace('</head>', `<style>${STARTUP_CSS}</style></head>`)
		.replace('<body>', `<body>${STARTUP_MARKUP}`)
}
