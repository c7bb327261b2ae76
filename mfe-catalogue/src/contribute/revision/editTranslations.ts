import { defineTranslations } from 'shared-i18n'
import type pt from '../../../locales/edit/pt.json'

const files = {
	pt: () =>
		import(/* webpackChunkName: "catalogue-edit-pt" */ '../../../locales/edit/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "catalogue-edit-en" */ '../../../locales/edit/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "catalogue-edit-ja" */ '../../../locales/edit/ja.json', { with: { type: 'json' } }),
}

/** The translations of the lists in the edit form, which only their editors need. */
export const editTranslations = defineTranslations<keyof typeof pt>(
	'mfe-catalogue edit',
	async (locale) => (await files[locale]()).default,
)

export type EditWord = Parameters<(typeof editTranslations)['translate']>[0]
export type TranslateEdit = (typeof editTranslations)['translate']
