import { defineScreenTranslations } from '../../translations.ts'

/** The words of what a conversation loads on demand: pictures, cards of links, what a channel watches. */
export const conversationTranslations = defineScreenTranslations('mfe-community conversation', {
	pt: () =>
		import(/* webpackChunkName: "community-conversation-pt" */ '../../../locales/conversation/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-conversation-en" */ '../../../locales/conversation/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-conversation-ja" */ '../../../locales/conversation/ja.json', {
			with: { type: 'json' },
		}),
})
