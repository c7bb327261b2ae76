import { LANGUAGE_TAGS, type Locale, type Registry, sliceOwning } from 'shared-contract'
import { FIXED_PAGES } from './fixedPages.ts'
import { breadcrumb, type PageHead } from './pageHead.ts'

const PAGED = new Set(['/explore', '/mangas', '/popular', '/news', '/categories', '/releases', '/movies', '/episodes'])

/** The head of a static page, ours or a slice's; any other path is private and excluded from search engines. */
export function fixedHead(path: string, locale: Locale, origin: string, registry?: Registry): PageHead | 'private' {
	const own = FIXED_PAGES[path]?.[locale]
	const text = own ?? (registry && sliceOwning(registry, path)?.pages?.[path]?.[locale])
	if (!text) return 'private'
	const isHome = path === '/'
	return {
		path,
		title: isHome ? text.title : `${text.title} · Niouka`,
		description: text.description,
		type: 'website',
		picture: `/og/page/${isHome || !own ? 'home' : path.slice(1)}.png`,
		pictureText: text.title,
		data: isHome ? [website(locale, origin)] : [breadcrumb(origin, [[text.title, path]])],
		paged: PAGED.has(path),
	}
}

function website(locale: Locale, origin: string): object {
	return {
		'@type': 'WebSite',
		name: 'Niouka',
		url: `${origin}/`,
		inLanguage: LANGUAGE_TAGS[locale],
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
			'query-input': 'required name=search_term_string',
		},
	}
}
