import { defineTranslations } from 'shared-i18n'
import type pt from '../../../locales/drive/pt.json'

const files = {
	pt: () =>
		import(/* webpackChunkName: "catalogue-drive-pt" */ '../../../locales/drive/pt.json', { with: { type: 'json' } }),
	en: () =>
		import(/* webpackChunkName: "catalogue-drive-en" */ '../../../locales/drive/en.json', { with: { type: 'json' } }),
	ja: () =>
		import(/* webpackChunkName: "catalogue-drive-ja" */ '../../../locales/drive/ja.json', { with: { type: 'json' } }),
}

/** The translations of drives. */
export const driveTranslations = defineTranslations<keyof typeof pt>(
	'mfe-catalogue drive',
	async (locale) => (await files[locale]()).default,
)
