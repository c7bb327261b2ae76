import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-blank',
	title: { pt: 'Blank', en: 'Blank', ja: 'Blank' },
	owns: {
		'/blank': { chunk: 'page', plain: true },
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./Card': './src/card/Card.tsx',
	},
} satisfies SliceConfig
