import { walkScreens } from '../browser/walk.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

const SCREENS = [
	'/lists',
	'/lists/import',
	'/settings',
	'/settings/appearance',
	'/settings/privacy',
	'/settings/notifications',
	'/settings/delete',
	'/dashboard',
	'/dashboard/contributions',
	'/add/anime',
	'/add/manga',
	'/add/movie',
	'/add/news',
	'/terms',
	'/privacy',
	'/dmca',
]

let site: Site
test.beforeAll(async () => {
	site = await startSite()
})
test.afterAll(() => site?.stop())

walkScreens(SCREENS, () => site.address)
