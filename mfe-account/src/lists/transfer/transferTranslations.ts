import { defineScreenTranslations } from '../../translations.ts'

/** The words of import and export. */
export const transferTranslations = defineScreenTranslations('mfe-account transfer', {
	pt: () =>
		import(/* webpackChunkName: "account-transfer-pt" */ '../../../locales/transfer/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-transfer-en" */ '../../../locales/transfer/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-transfer-ja" */ '../../../locales/transfer/ja.json', {
			with: { type: 'json' },
		}),
})
