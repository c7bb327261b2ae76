import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-account',
	owns: {
		'/auth': 'auth',
		'/lists': 'lists',
		'/lists/import': 'transfer',
		'/settings': 'settings',
		'/dashboard': 'dashboard',
		'/dashboard/releases': 'releases',
		'/add': 'add',
		'/terms': 'legal',
		'/privacy': 'legal',
		'/dmca': 'legal',
	},
	examples: { '/add': '/add/anime' },
	exposes: {
		'./routes': './src/routes.tsx',
		'./SaveButton': './src/saveButton/SaveButton.tsx',
		'./ListTabs': './src/listTabs/ListTabs.tsx',
	},
} satisfies SliceConfig
