import { walkScreens } from '../browser/walk.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

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

walkScreens(SCREENS, () => site.address)
