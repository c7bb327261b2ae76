import type { SliceConfig } from 'federation/sliceConfig'

/** The legal pages have texts of their own. */
const LEGAL = { chunk: 'legal', words: 'legal' }

export default {
	name: 'mfe-account',
	owns: {
		'/auth': 'auth',
		'/authorize': { chunk: 'authorize', plain: true },
		'/device': 'device',
		'/lists': { chunk: 'lists', beneath: 'public-list' },
		'/lists/import': 'transfer',
		'/settings': 'settings',
		'/dashboard': 'dashboard',
		'/dashboard/releases': 'releases',
		'/add': 'add',
		'/compare': 'compare',
		'/developers': { chunk: 'developers', words: 'developers' },
		'/terms': LEGAL,
		'/privacy': LEGAL,
		'/dmca': LEGAL,
	},
	examples: { '/add': '/add/anime', '/authorize': '/authorize/example' },
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands/commands.ts',
		'./Continue': './src/continue/Continue.tsx',
		'./ForYou': './src/forYou/ForYou.tsx',
		'./FavoriteButton': './src/favorite/FavoriteEntityButton.tsx',
		'./PendingChanges': './src/offline/PendingChanges.tsx',
		'./SaveButton': './src/saveButton/SaveButton.tsx',
		'./ListTabs': './src/listTabs/ListTabs.tsx',
		'./Statistics': './src/statistics/Statistics.tsx',
		'./TitleStatistics': './src/statistics/TitleStatistics.tsx',
		'./Year': './src/statistics/Year.tsx',
	},
} satisfies SliceConfig
