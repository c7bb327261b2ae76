import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-account',
	owns: {
		'/auth': 'auth',
		'/lists': 'lists',
		'/settings': 'settings',
		'/dashboard': 'dashboard',
		'/add': 'add',
		'/terms': 'legal',
		'/privacy': 'legal',
		'/dmca': 'legal',
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./SaveButton': './src/saveButton/SaveButton.tsx',
		'./ListTabs': './src/listTabs/ListTabs.tsx',
	},
} satisfies SliceConfig
