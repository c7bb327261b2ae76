import type { SliceConfig } from 'federation/sliceConfig'

/** The translation chunks of a screen: those of the home page and its cards, and its own. */
const words = (...own: string[]) => ['home', ...own].map((name) => `catalogue-${name}`)

const LISTING = words('listing')
const TITLE = words('title')
const ENTITY = words('entities')

export default {
	name: 'mfe-catalogue',
	title: { pt: 'Catálogo', en: 'Catalogue', ja: 'カタログ' },
	words: words('front', 'listing', 'title', 'entities', 'news', 'calendar', 'revisions', 'edit', 'openData'),
	owns: {
		'/': { chunk: 'home', words: words('front') },
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
	fills: {
		menu: [
			{ path: '/explore', title: { pt: 'Explorar', en: 'Explore', ja: 'さがす' }, order: 10, icon: 'search' },
			{ path: '/mangas', title: { pt: 'Mangás', en: 'Manga', ja: 'マンガ' }, order: 20, icon: 'book' },
			{ path: '/popular', title: { pt: 'Populares', en: 'Popular', ja: '人気' }, order: 30, icon: 'star' },
			{ path: '/calendar', title: { pt: 'Calendário', en: 'Calendar', ja: 'カレンダー' }, order: 40, icon: 'calendar' },
			{ path: '/news', title: { pt: 'Notícias', en: 'News', ja: 'ニュース' }, order: 50, icon: 'news' },
		],
		'footer.discover': [
			{ path: '/explore', title: { pt: 'Explorar', en: 'Explore', ja: 'さがす' }, order: 10 },
			{ path: '/releases', title: { pt: 'Novos lançamentos', en: 'New releases', ja: '新着作品' }, order: 20 },
			{
				path: '/episodes',
				title: { pt: 'Episódios recentes', en: 'Recent episodes', ja: '最新エピソード' },
				order: 30,
			},
			{ path: '/movies', title: { pt: 'Filmes', en: 'Films', ja: '映画' }, order: 40 },
			{ path: '/categories', title: { pt: 'Categorias', en: 'Categories', ja: 'ジャンル' }, order: 50 },
			{ path: '/seasons', title: { pt: 'Temporadas', en: 'Seasons', ja: 'シーズン一覧' }, order: 60 },
			{ path: '/calendar', title: { pt: 'Calendário', en: 'Calendar', ja: 'カレンダー' }, order: 70 },
		],
		'footer.community': [
			{ path: '/data', title: { pt: 'Dados abertos', en: 'Open data', ja: 'オープンデータ' }, order: 30 },
		],
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands/commands.ts',
		'./ArticleBody': './src/news/ArticleBody.tsx',
		'./TitleCard': './src/shared/titleCard/TitleCard.tsx',
		'./WhereToWatch': './src/detail/whereToWatch/WhereToWatch.tsx',
	},
} satisfies SliceConfig
