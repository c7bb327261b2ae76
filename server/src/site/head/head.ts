import type { Locale } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { articleHead } from './articleHead.ts'
import { episodeHead } from './episodeHead.ts'
import { fixedHead } from './fixedHead.ts'
import { headMarkup } from './markup.ts'
import { type PageHead, readPath } from './pageHead.ts'
import { profileHead } from './profileHead.ts'
import { titleHead } from './titleHead.ts'

/** What the HTML of a page says of it before its scripts have run. */
export interface Head {
	/** 404 where the address names something that is not there. */
	status: 200 | 404
	/** The text of `<title>`, not escaped. */
	title: string
	/** Everything else for the head, escaped. */
	markup: string
}

/**
 * The head of a page, in a language.
 *
 * @param address the path that was asked for, with its query.
 * @param origin where the site is, without a closing slash.
 */
export async function headFor(db: Database, address: string, locale: Locale, origin: string): Promise<Head> {
	const { path, section, id } = readPath(address)
	const asked = { db, locale, origin, id }
	const page = await pageHead(path, section, asked)
	if (page === 'missing') return { status: 404, title: 'Niouka', markup: NOT_TO_BE_FOUND }
	// Results of a search are no page to be found by another search.
	if (path === '/search') return { status: 200, title: SEARCH_TITLES[locale], markup: NOT_TO_BE_FOUND }
	if (page === 'private') return { status: 200, title: 'Niouka', markup: NOT_TO_BE_FOUND }
	return { status: 200, title: page.title, markup: headMarkup(page, { address, locale, origin }) }
}

const SEARCH_TITLES: Record<Locale, string> = {
	pt: 'Pesquisa · Niouka',
	en: 'Search · Niouka',
	ja: '検索 · Niouka',
}

const NOT_TO_BE_FOUND = '<meta name="robots" content="noindex" data-page>'

function pageHead(
	path: string,
	section: string,
	asked: { db: Database; locale: Locale; origin: string; id: number | undefined },
): Promise<PageHead | 'missing' | 'private'> | PageHead | 'private' {
	const { db, locale, origin, id } = asked
	switch (section) {
		case 'anime':
		case 'movie':
		case 'manga':
			return titleHead(db, id, locale, origin)
		case 'episode':
			return episodeHead(db, id, locale, origin)
		case 'news':
			return path === '/news' ? fixedHead(path, locale, origin) : articleHead(db, id, locale, origin)
		case 'profile':
			return profileHead(db, path, locale, origin)
		default:
			return fixedHead(path, locale, origin)
	}
}
