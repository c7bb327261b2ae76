import type { SliceConfig } from 'federation/sliceConfig'

/** The legal pages have texts of their own. */
const LEGAL = { chunk: 'legal', words: 'legal', plain: true } as const

/** What members have contributed, with the frame of the dashboard. */
const contributions = () => ({ chunk: 'dashboard', words: words('dashboard', 'contributions'), plain: true }) as const

/** The translation chunks of a screen: the shared ones and its own. */
const words = (...own: string[]) => ['account', ...own.map((name) => `account-${name}`)]

export default {
	name: 'mfe-account',
	title: { pt: 'Conta', en: 'Account', ja: 'アカウント' },
	words: words(
		'lists',
		'continue',
		'statistics',
		'sign-in',
		'settings',
		'sections',
		'apps',
		'media',
		'sync',
		'dashboard',
		'contributions',
		'releases',
		'release-details',
		'sources',
		'add',
		'transfer',
	),
	owns: {
		'/auth': { chunk: 'auth', words: words('sign-in') },
		'/authorize': { chunk: 'authorize', words: words('sign-in'), plain: true },
		'/device': { chunk: 'device', words: words('sign-in') },
		'/lists': { chunk: 'lists', words: words('lists', 'continue'), beneath: 'public-list' },
		'/lists/import': { chunk: 'transfer', words: words('transfer') },
		'/views': { chunk: 'public-list', words: words('lists'), plain: true },
		'/settings': { chunk: 'settings', words: words('settings') },
		'/dashboard': { chunk: 'dashboard', words: words('dashboard'), plain: true },
		'/dashboard/members': { chunk: 'members', words: words('dashboard', 'contributions') },
		'/dashboard/contributions': contributions(),
		'/dashboard/edits': contributions(),
		'/dashboard/missing': contributions(),
		'/dashboard/sources': { chunk: 'sources', words: words('dashboard', 'sources'), plain: true },
		'/dashboard/releases': { chunk: 'releases', words: words('dashboard', 'releases') },
		'/add': { chunk: 'add', words: words('add') },
		'/compare': { chunk: 'compare', words: words('statistics') },
		'/developers': { chunk: 'developers', words: 'developers' },
		'/terms': LEGAL,
		'/privacy': LEGAL,
		'/dmca': LEGAL,
	},
	examples: { '/add': '/add/anime', '/authorize': '/authorize/example', '/views': '/views/1' },
	fills: {
		'title.panels': [
			{
				module: 'TitleStatistics',
				id: 'statistics',
				title: { pt: 'Estatísticas', en: 'Statistics', ja: '統計' },
				order: 60,
				height: '24rem',
			},
		],
		'profile.tabs': [
			{
				module: 'StatisticsTab',
				id: 'stats',
				title: { pt: 'Estatísticas', en: 'Statistics', ja: '統計' },
				order: 20,
				height: '32rem',
			},
			{
				module: 'ListTab',
				id: 'anime-list',
				title: { pt: 'Lista de Animes', en: 'Anime list', ja: 'アニメリスト' },
				order: 40,
				height: '32rem',
			},
			{
				module: 'ListTab',
				id: 'manga-list',
				title: { pt: 'Lista de Mangás', en: 'Manga list', ja: 'マンガリスト' },
				order: 50,
				height: '32rem',
			},
			{
				module: 'ListTab',
				id: 'favorites',
				title: { pt: 'Favoritos', en: 'Favorites', ja: 'お気に入り' },
				order: 60,
				height: '32rem',
			},
		],
		'title.actions': [{ module: 'SaveButton', order: 10 }],
		'entity.actions': [{ module: 'FavoriteButton', order: 10 }],
		'home.memberRows': [
			{
				module: 'Continue',
				title: { pt: 'Hoje, Continuar e A seguir', en: 'Today, Continue and Up next', ja: '今日・続きから・次はこれ' },
				order: 10,
				height: '26rem',
			},
			{
				module: 'ForYou',
				title: { pt: 'Para você', en: 'For you', ja: 'あなたへのおすすめ' },
				order: 20,
				height: '22rem',
			},
			{
				module: 'ToWrite',
				title: { pt: 'Escreva duas linhas', en: 'Write two lines', ja: '2行だけ書いてみませんか' },
				order: 40,
				height: '7rem',
			},
		],
		'footer.community': [
			{
				path: '/dashboard',
				title: { pt: 'Contribuir com o catálogo', en: 'Contribute to the catalogue', ja: 'カタログに協力する' },
				order: 10,
			},
			{ path: '/developers', title: { pt: 'Desenvolvedores', en: 'Developers', ja: '開発者向け' }, order: 20 },
		],
		'footer.legal': [
			{ path: '/terms', title: { pt: 'Termos de Uso', en: 'Terms of Use', ja: '利用規約' }, order: 10 },
			{
				path: '/privacy',
				title: { pt: 'Política de Privacidade', en: 'Privacy Policy', ja: 'プライバシーポリシー' },
				order: 20,
			},
			{
				path: '/dmca',
				title: { pt: 'Direitos autorais (DMCA)', en: 'Copyright (DMCA)', ja: '著作権（DMCA）' },
				order: 30,
			},
		],
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands/commands.ts',
		'./Continue': './src/lists/continue/Continue.tsx',
		'./ForYou': './src/lists/forYou/ForYou.tsx',
		'./ToWrite': './src/lists/toWrite/ToWrite.tsx',
		'./FavoriteButton': './src/lists/favorite/FavoriteEntityButton.tsx',
		'./PendingChanges': './src/lists/offline/PendingChanges.tsx',
		'./SaveButton': './src/lists/saveButton/SaveButton.tsx',
		'./ListTab': './src/lists/listTabs/ListTab.tsx',
		'./SavedViews': './src/lists/views/SavedViews.tsx',
		'./StatisticsTab': './src/lists/statistics/StatisticsTab.tsx',
		'./TitleStatistics': './src/lists/statistics/TitleStatistics.tsx',
	},
} satisfies SliceConfig
