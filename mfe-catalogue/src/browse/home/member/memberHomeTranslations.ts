import { defineTranslations } from 'shared-i18n'
import type pt from '../../../../locales/memberHome/pt.json'

/** The words of the home page that only a member sees. */
export const memberHomeTranslations = defineTranslations<keyof typeof pt>(
	'mfe-catalogue memberHome',
	async (locale) => {
		const files = {
			pt: () =>
				import(/* webpackChunkName: "catalogue-own-pt" */ '../../../../locales/memberHome/pt.json', {
					with: { type: 'json' },
				}),
			en: () =>
				import(/* webpackChunkName: "catalogue-own-en" */ '../../../../locales/memberHome/en.json', {
					with: { type: 'json' },
				}),
			ja: () =>
				import(/* webpackChunkName: "catalogue-own-ja" */ '../../../../locales/memberHome/ja.json', {
					with: { type: 'json' },
				}),
		}
		return (await files[locale]()).default
	},
)
