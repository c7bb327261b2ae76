import type { SliceConfig } from 'federation/sliceConfig'

/** The translation chunks of a screen: those of the home page and its cards, and its own. */
const words = (...own: string[]) => ['home', ...own].map((name) => `catalogue-${name}`)

const LISTING = words('listing')
const TITLE = words('title')
const ENTITY = words('entities')

export default {
	name: 'mfe-catalogue',
	title: { pt: 'Catálogo', en: 'Catalogue', ja: 'カタログ' },
	words: words('listing', 'title', 'entities', 'news', 'calendar', 'revisions', 'edit', 'openData'),
	owns: {
		'/': { chunk: 'home', words: words() },
		'/explore': { chunk: 'explore', words: LISTING },
		'/search': { chunk: 'search', words: LISTING },
		'/mangas': { chunk: 'mangas', words: LISTING },
		'/popular': { chunk: 'ranking', words: LISTING },
		'/calendar': { chunk: 'calendar', words: words('calendar') },
		'/news': { chunk: 'news', words: words('news'), beneath: 'article' },
		'/categories': { chunk: 'categories', words: LISTING },
		'/data': { chunk: 'openData', words: words('openData'), plain: true },
		'/proposals': { chunk: 'proposals', words: words('edit', 'revisions'), plain: true },
		'/releases': { chunk: 'releases', words: LISTING },
		'/movies': { chunk: 'movies', words: LISTING },
		'/episodes': { chunk: 'episodes', words: LISTING },
		'/anime': { chunk: 'title', words: TITLE, plain: true },
		'/movie': { chunk: 'title', words: TITLE, plain: true },
		'/manga': { chunk: 'manga', words: TITLE, plain: true },
		'/episode': { chunk: 'episode', words: TITLE },
		'/person': { chunk: 'person', words: ENTITY, plain: true },
		'/character': { chunk: 'character', words: ENTITY, plain: true },
		'/studio': { chunk: 'studio', words: ENTITY },
		'/tag': { chunk: 'tag', words: ENTITY },
		'/season': { chunk: 'season', words: ENTITY },
		'/seasons': { chunk: 'seasons', words: ENTITY, plain: true },
		'/franchise': { chunk: 'franchise', words: ENTITY },
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands/commands.ts',
		'./ArticleBody': './src/news/ArticleBody.tsx',
		'./TitleCard': './src/shared/titleCard/TitleCard.tsx',
	},
} satisfies SliceConfig
