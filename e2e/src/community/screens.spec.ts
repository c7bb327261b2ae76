import { test } from '@playwright/test'
import { LANGUAGES, walk } from '../browser/walk.ts'
import { type Site, startSite } from '../site/startSite.ts'

const SCREENS = [
	'/messages',
	'/messages/niouka',
	'/messages/g/g1',
	'/messages/g/g1/geral',
	'/messages?open=requests',
	'/profile',
	'/profile?tab=anime-list',
	'/profile/Caio%20Mori',
	'/notifications',
]

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

for (const [language, locale] of Object.entries(LANGUAGES)) {
	for (const screen of SCREENS) {
		test(`${screen} in ${language}: at every width within it, titled, with a quiet console`, ({ browser }) =>
			walk(browser, locale, site.address, screen))
	}
}
