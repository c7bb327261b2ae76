import { isTitleNameChoice, type Locale, type Registry, TITLE_NAMES_PARAMETER } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { articleHead } from './articleHead.ts'
import { entityHead } from './entityHead.ts'
import { episodeHead } from './episodeHead.ts'
import { fixedHead } from './fixedHead.ts'
import { franchiseHead } from './franchiseHead.ts'
import { listLinks } from './listLinks.ts'
import { headMarkup } from './markup.ts'
import { type PageHead, readPath, type TitleHeadContext } from './pageHead.ts'
import { profileHead } from './profileHead.ts'
import { seasonHead } from './seasonHead.ts'
import { tagHead } from './tagHead.ts'
import { titleHead } from './titleHead.ts'

/** The `<head>` of a page as rendered by the server. */
export interface Head {
	/** 404 if the path names an entity that does not exist. */
	status: 200 | 404
	/** Where the page is, if what the path names was merged into another. */
	movedTo?: string
	/** The text of `<title>`, not escaped. */
	title: string
	/** The rest of the head as escaped HTML. */
	markup: string
}

/**
 * The head of a page in a language.
 *
 * @param address the requested path with its query.
 * @param origin the site's origin, without a trailing slash.
 * @param registry the slices, whose pages have heads of their own.
 */
export async function headFor(
	db: Database,
	address: string,
	locale: Locale,
	origin: string,
	registry?: Registry,
): Promise<Head> {
	const { path, section, id } = readPath(address)
	const query = new URL(address, 'http://localhost').searchParams
	const asked = query.get(TITLE_NAMES_PARAMETER)
	const names = isTitleNameChoice(asked) ? asked : undefined
	const context = { db, locale, names, origin, id }
	const page = await pageHead(path, section, context, registry)
	if (page === 'missing') return { status: 404, title: 'Niouka', markup: NOINDEX }
	// Search results must not be indexed.
	if (path === '/search') return { status: 200, title: SEARCH_TITLES[locale], markup: NOINDEX }
	const list = section === 'lists' ? await listLinks(db, path, origin) : undefined
	if (list) return { status: 200, title: 'Niouka', markup: [NOINDEX, ...list].join('\n\t\t') }
	if (page === 'private') return { status: 200, title: 'Niouka', markup: NOINDEX }
	// A franchise has the address of each of its titles.
	const isMoved = id !== undefined && section !== 'franchise' && readPath(page.path).id !== id
	const markup = headMarkup(page, { query, locale, names, origin })
	return { status: 200, title: page.title, markup, ...(isMoved && { movedTo: page.path }) }
}

const SEARCH_TITLES: Record<Locale, string> = {
	pt: 'Pesquisa · Niouka',
	en: 'Search · Niouka',
	ja: '検索 · Niouka',
}

const NOINDEX = '<meta name="robots" content="noindex" data-page>'

function pageHead(
	path: string,
	section: string,
	context: TitleHeadContext,
	registry: Registry | undefined,
): Promise<PageHead | 'missing' | 'private'> | PageHead | 'private' {
	const { db, locale, origin, id } = context
	switch (section) {
		case 'anime':
		case 'movie':
		case 'manga':
			return titleHead(context)
		case 'episode':
			return episodeHead(context)
		case 'franchise':
			return franchiseHead(context)
		case 'news':
			return path === '/news' ? fixedHead(path, locale, origin) : articleHead(db, id, locale, origin)
		case 'person':
		case 'character':
		case 'studio':
			return entityHead(db, { type: section, id, locale, origin })
		case 'tag':
			return tagHead(db, path, locale, origin)
		case 'season':
			return seasonHead(db, path, locale, origin)
		case 'profile':
			return profileHead(db, path, locale, origin)
		default:
			return fixedHead(path, locale, origin, registry)
	}
}
