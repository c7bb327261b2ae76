import { defineScreenTranslations } from '../../translations.ts'

/** The words of profiles. */
export const profileTranslations = defineScreenTranslations('mfe-community profile', {
	pt: () =>
		import(/* webpackChunkName: "community-profile-pt" */ '../../../locales/profile/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "community-profile-en" */ '../../../locales/profile/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "community-profile-ja" */ '../../../locales/profile/ja.json', {
			with: { type: 'json' },
		}),
})
