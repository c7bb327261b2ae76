import { defineScreenTranslations } from '../translations.ts'

/** The words of the dashboard and of its frame. */
export const dashboardTranslations = defineScreenTranslations('mfe-account dashboard', {
	pt: () =>
		import(/* webpackChunkName: "account-dashboard-pt" */ '../../locales/dashboard/pt.json', {
			with: { type: 'json' },
		}),
	en: () =>
		import(/* webpackChunkName: "account-dashboard-en" */ '../../locales/dashboard/en.json', {
			with: { type: 'json' },
		}),
	ja: () =>
		import(/* webpackChunkName: "account-dashboard-ja" */ '../../locales/dashboard/ja.json', {
			with: { type: 'json' },
		}),
})
