import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-catalogue',
	words: ['catalogue', 'catalogue-home'],
	owns: {
		'/': { chunk: 'home', words: 'catalogue-home' },
		'/explore': 'explore',
		'/search': 'search',
		'/mangas': 'mangas',
		'/popular': 'ranking',
		'/calendar': 'calendar',
		'/news': { chunk: 'news', beneath: 'article' },
		'/categories': 'categories',
		'/proposals': 'proposals',
		'/releases': 'releases',
		'/movies': 'movies',
		'/episodes': 'episodes',
		'/anime': 'title',
		'/movie': 'title',
		'/manga': 'manga',
		'/episode': 'episode',
		'/franchise': 'franchise',
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./ArticleBody': './src/news/ArticleBody.tsx',
		'./TitleCard': './src/titleCard/TitleCard.tsx',
	},
} satisfies SliceConfig
