import { defineScreenTranslations } from '../../translations.ts'

/** The words of a list that several people share. */
export const sharedListTranslations = defineScreenTranslations('mfe-account shared lists', {
	pt: () =>
		import(/* webpackChunkName: "account-shared-lists-pt" */ '../../../locales/shared-lists/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-shared-lists-en" */ '../../../locales/shared-lists/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-shared-lists-ja" */ '../../../locales/shared-lists/ja.json', {
			with: { type: 'json' },
		}),
})
