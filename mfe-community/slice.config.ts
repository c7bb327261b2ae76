import type { SliceConfig } from 'federation/sliceConfig'

/** The translation chunks of a screen: the shared ones and its own. */
const words = (...own: string[]) => ['community', ...own.map((name) => `community-${name}`)]

export default {
	name: 'mfe-community',
	title: { pt: 'Comunidade', en: 'Community', ja: 'コミュニティ' },
	words: words(
		'messages',
		'conversation',
		'assistant',
		'comments',
		'profile',
		'moderation',
		'notifications',
		'threads',
		'together',
		'elsewhere',
	),
	owns: {
		'/messages': { chunk: 'messages', words: words('messages'), plain: true },
		'/profile': { chunk: 'profile', words: words('profile') },
		'/notifications': { chunk: 'notifications', words: words('notifications') },
		'/moderation': { chunk: 'moderation', words: words('moderation') },
		'/appeals': { chunk: 'appeal', words: words('moderation') },
		'/together': { chunk: 'together', words: words('together') },
		'/transparency': { chunk: 'transparency', words: words('moderation'), plain: true },
	},
	fills: {
		'title.panels': [
			{
				module: 'Comments',
				id: 'comments',
				title: { pt: 'Comentários', en: 'Comments', ja: 'コメント' },
				order: 40,
			},
			{ module: 'Reviews', id: 'reviews', title: { pt: 'Resenhas', en: 'Reviews', ja: 'レビュー' }, order: 50 },
		],
		'episode.panels': [{ module: 'Comments', order: 10 }],
		'article.panels': [{ module: 'Comments', order: 10 }],
		'list.panels': [{ module: 'Comments', order: 10 }],
		'home.memberRows': [
			{
				module: 'Following',
				title: { pt: 'Quem você segue', en: 'Who you follow', ja: 'フォロー中の人' },
				order: 30,
				height: '24rem',
			},
		],
		'settings.sections': [
			{
				module: 'BlockedMembers',
				id: 'blocked',
				title: { pt: 'Pessoas bloqueadas', en: 'Blocked people', ja: 'ブロックした人' },
				order: 10,
				height: '8rem',
			},
		],
		'footer.community': [
			{
				path: '/together',
				title: { pt: 'Escolher juntos o que ver', en: 'Choose together what to watch', ja: 'みんなで観る作品を選ぶ' },
				order: 5,
			},
		],
		'footer.legal': [
			{ path: '/transparency', title: { pt: 'Transparência', en: 'Transparency', ja: '透明性レポート' }, order: 40 },
		],
	},
	exposes: {
		'./routes': './src/routes.tsx',
		'./commands': './src/commands/commands.ts',
		'./BlockedMembers': './src/profiles/blocked/BlockedMembers.tsx',
		'./Comments': './src/comments/Comments.tsx',
		'./Connections': './src/profiles/connections/Connections.tsx',
		'./Following': './src/profiles/following/Following.tsx',
		'./Reviews': './src/reviews/Reviews.tsx',
	},
} satisfies SliceConfig
