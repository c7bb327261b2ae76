import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-blank',
	title: { pt: 'Blank', en: 'Blank', ja: 'Blank' },
	owns: {
		'/blank': { chunk: 'page', plain: true },
	},
	fills: {
		'title.panels': [{ module: 'Card', id: 'blank', title: { pt: 'Blank', en: 'Blank', ja: 'Blank' } }],
		menu: [{ path: '/blank', title: { pt: 'Blank', en: 'Blank', ja: 'Blank' } }],
	},
	pages: {
		'/blank': {
			pt: { title: 'Blank', description: 'Blank' },
			en: { title: 'Blank', description: 'Blank' },
			ja: { title: 'Blank', description: 'Blank' },
		},
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./Card': './src/card/Card.tsx',
	},
} satisfies SliceConfig
