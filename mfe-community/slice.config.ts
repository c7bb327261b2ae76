import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-community',
	owns: { '/messages': 'messages', '/profile': 'profile', '/notifications': 'notifications' },
	exposes: { './routes': './src/routes.tsx' },
} satisfies SliceConfig
