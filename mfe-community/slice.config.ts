import type { SliceConfig } from 'federation/sliceConfig'

export default {
	name: 'mfe-community',
	owns: {
		'/messages': 'messages',
		'/profile': 'profile',
		'/notifications': 'notifications',
		'/moderation': 'moderation',
		'/appeals': 'appeal',
		'/transparency': { chunk: 'transparency', plain: true },
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands/commands.ts',
		'./BlockedMembers': './src/blocked/BlockedMembers.tsx',
		'./Comments': './src/comments/Comments.tsx',
		'./Connections': './src/connections/Connections.tsx',
		'./Following': './src/following/Following.tsx',
		'./Reviews': './src/reviews/Reviews.tsx',
	},
} satisfies SliceConfig
