import { createHash } from 'node:crypto'
import { LANGUAGE_TAGS, type Locale, titlePath } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import type { TitleCardFacts } from './titleCard.ts'

const INK = '--canvas:#161927;--line:#2d3249;--text:#f6f0e4;--muted:#b9b3a8;--gold:#ecbb4e;color-scheme:dark'
const PAPER = '--canvas:#fdf9f1;--line:#d9cdb6;--text:#1a1b27;--muted:#5b564d;--gold:#7d5300;color-scheme:light'

const STYLE = `
:root{${PAPER}}
@media (prefers-color-scheme:dark){:root{${INK}}}
:root[data-theme=dark]{${INK}}
:root[data-theme=light]{${PAPER}}
*{box-sizing:border-box;margin:0}
html,body{height:100%;background:transparent}
body{font:16px/1.4 system-ui,sans-serif;color:var(--text)}
a{display:flex;gap:16px;height:100%;max-height:220px;padding:12px;overflow:hidden;color:inherit;text-decoration:none;
background:var(--canvas);border:1px solid var(--line);border-radius:12px}
a:focus-visible{outline:3px solid var(--gold);outline-offset:-3px}
a:hover strong{text-decoration:underline}
img{flex:none;width:auto;height:100%;max-width:35%;aspect-ratio:2/3;object-fit:cover;border-radius:6px}
div{display:flex;flex-direction:column;gap:4px;min-width:0}
strong{display:-webkit-box;overflow:hidden;font-size:18px;line-height:1.25;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow-wrap:anywhere}
span{font-size:14px;color:var(--muted)}
.rating{color:var(--gold);font-weight:600}
.site{margin-top:auto;font-size:13px}
@media (min-width:460px){strong{font-size:21px}}
.list{flex-direction:column;gap:8px;max-height:none}
.list strong{font-size:17px}
.list header,li{display:flex;gap:12px;align-items:center}
.list header img{width:44px;height:44px;aspect-ratio:1;border-radius:50%}
ul{display:grid;gap:8px;padding:0;list-style:none}
li img{width:40px;height:56px}
.list li div{gap:0}
.list li strong{font-size:15px;-webkit-line-clamp:1}
`

/** The policy of the card: no scripts, its own style and pictures of this site, in any page. */
export const EMBED_POLICY = [
	"default-src 'none'",
	"img-src 'self'",
	`style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
	"base-uri 'none'",
	"form-action 'none'",
	'frame-ancestors *',
].join('; ')

const RATING: Record<Locale, string> = { pt: 'Nota', en: 'Score', ja: '評価' }
const ON_SITE: Record<Locale, string> = { pt: 'Ver na Niouka', en: 'See on Niouka', ja: 'Nioukaで見る' }
const SHOWN_GENRES = 2

export interface CardView {
	locale: Locale
	/** Without one the card follows the system. */
	theme: 'dark' | 'light' | undefined
	origin: string
}

/** The card of a title as a page of its own. */
export function writeEmbedPage(card: TitleCardFacts, view: CardView): string {
	const { locale } = view
	const words = TRANSLATIONS[locale]
	const tag = LANGUAGE_TAGS[locale]
	const rating = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(card.rating)
	const kind = [words[`format.${card.format}`] ?? card.format, card.year].filter(Boolean).join(' · ')
	const genres = card.genres.slice(0, SHOWN_GENRES).map((genre) => words[`genre.${genre}`] ?? genre)
	const lines = [
		`<strong>${escapeMarkup(card.name)}</strong>`,
		`<span>${escapeMarkup(kind)}</span>`,
		card.votes > 0 && card.rating > 0 ? `<span class="rating">${RATING[locale]} ${rating}</span>` : '',
		genres.length > 0 ? `<span>${escapeMarkup(genres.join(' · '))}</span>` : '',
		onSite(locale),
	]
	const content = `<img src="${escapeMarkup(card.posterUrl)}" alt="" width="120" height="180">
<div>${lines.join('')}</div>`
	return writeCard({ name: card.name, path: titlePath(card), content }, view)
}

const onSite = (locale: Locale) => `<span class="site">${ON_SITE[locale]}</span>`

interface Card {
	name: string
	/** The path to which it leads. */
	path: string
	/** Markup. */
	content: string
	/** A list ends with the name of the site. */
	kind?: 'list'
}

/** A card as a page of its own, which is a link to a page of the site. */
export function writeCard({ name, path, content, kind }: Card, { locale, theme, origin }: CardView): string {
	return `<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(name)} · Niouka</title>
<style>${STYLE}</style>
</head>
<body>
<a${kind ? ` class="${kind}"` : ''} href="${escapeMarkup(origin + path)}" target="_blank" rel="noopener">
${content}${kind ? onSite(locale) : ''}
</a>
</body>
</html>
`
}
