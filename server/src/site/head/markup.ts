import {
	DEFAULT_LOCALE,
	isLocale,
	LANGUAGE_TAGS,
	LOCALE_PARAMETER,
	LOCALES,
	type Locale,
	NEWS_FEED,
	RELEASES_FEED,
	TITLE_NAMES_PARAMETER,
	type TitleNameChoice,
	withTitleNames,
} from 'shared-contract'
import { escapeMarkup, jsonForScript } from 'shared-contract/markup'
import { OEMBED_PATH } from '../machines/oembedPath.ts'
import type { PageHead } from './pageHead.ts'
import { PICTURE_SIZE } from './picture/size.ts'

const OG_LOCALES: Record<Locale, string> = { pt: 'pt_BR', en: 'en_US', ja: 'ja_JP' }
const FEEDS: readonly (readonly [path: string, names: Record<Locale, string>])[] = [
	[NEWS_FEED, { pt: 'Notícias · Niouka', en: 'News · Niouka', ja: 'ニュース · Niouka' }],
	[RELEASES_FEED, { pt: 'Lançamentos · Niouka', en: 'Releases · Niouka', ja: '最新リリース · Niouka' }],
]

interface HeadContext {
	query: URLSearchParams
	locale: Locale
	/** The chosen names of titles, which previews of this address show too. */
	names: TitleNameChoice | undefined
	origin: string
}

/**
 * Renders a page's head as HTML. Elements that are specific to the page have `data-page`, so that client-side navigation can
 * remove them.
 */
export function headMarkup(page: PageHead, { query, locale, names, origin }: HeadContext): string {
	const asked = query.get(LOCALE_PARAMETER)
	const number = page.paged ? pageNumber(query) : ''
	const urlIn = (language: string | undefined) => origin + page.path + queryOf({ page: number, hl: language ?? '' })
	const canonical = urlIn(isLocale(asked) ? asked : undefined)
	const picture = new URL(page.picture, origin)
	if (locale !== DEFAULT_LOCALE) picture.searchParams.set(LOCALE_PARAMETER, locale)
	if (names) picture.searchParams.set(TITLE_NAMES_PARAMETER, names)
	return [
		meta('name', 'description', page.description),
		link('canonical', canonical),
		...LOCALES.map((language) => link('alternate', urlIn(language), ['hreflang', LANGUAGE_TAGS[language]])),
		link('alternate', urlIn(undefined), ['hreflang', 'x-default']),
		...FEEDS.map(([path, titles]) =>
			link(
				'alternate',
				withTitleNames(origin + path, names),
				['type', 'application/atom+xml'],
				['title', titles[locale]],
			),
		),
		...(page.feed === undefined ? [] : [feedLink(withTitleNames(origin + page.feed, names), page.title)]),
		...(page.isEmbeddable ? oembedLinks(origin, canonical, page.title) : []),
		meta('property', 'og:site_name', 'Niouka'),
		meta('property', 'og:type', page.type),
		// Previews already show `og:site_name` beside it.
		meta('property', 'og:title', page.title.replace(/ · Niouka$/, '')),
		meta('property', 'og:description', page.description),
		// A network reads this address again: it must lead to the same names.
		meta('property', 'og:url', withTitleNames(canonical, names)),
		meta('property', 'og:locale', OG_LOCALES[locale]),
		...LOCALES.filter((language) => language !== locale).map((language) =>
			meta('property', 'og:locale:alternate', OG_LOCALES[language]),
		),
		meta('property', 'og:image', picture.href),
		meta('property', 'og:image:type', 'image/png'),
		meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
		meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
		meta('property', 'og:image:alt', page.pictureText),
		...(page.facts ?? []).map(([property, content]) => meta('property', property, content)),
		meta('name', 'twitter:card', 'summary_large_image'),
		`<script type="application/ld+json" data-page>${jsonForScript({ '@context': 'https://schema.org', '@graph': page.data })}</script>`,
	].join('\n\t\t')
}

/** The links by which other sites find the oEmbed answer of a page. */
export function oembedLinks(origin: string, address: string, title: string): string[] {
	return (['json', 'xml'] as const).map((format) => {
		const query = new URLSearchParams({ url: address, format })
		const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed'
		return link('alternate', `${origin}${OEMBED_PATH}?${query}`, ['type', type], ['title', title])
	})
}

/** The link to a page's own Atom feed. */
export function feedLink(address: string, title: string): string {
	return link('alternate', address, ['type', 'application/atom+xml'], ['title', title])
}

function pageNumber(query: URLSearchParams): string {
	const number = query.get('page') ?? ''
	return /^([2-9]|[1-9]\d{1,5})$/.test(number) ? number : ''
}

function queryOf(values: Record<string, string>): string {
	const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
	return query.size > 0 ? `?${query}` : ''
}

function meta(key: 'name' | 'property', name: string, content: string): string {
	return `<meta ${key}="${name}" content="${escapeMarkup(content)}" data-page>`
}

function link(rel: string, href: string, ...more: readonly (readonly [name: string, value: string])[]): string {
	const attributes = more.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('')
	return `<link rel="${rel}" href="${escapeMarkup(href)}"${attributes} data-page>`
}
