import { testDatabase } from '../core/database/database.testing.ts'
import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'

const database = testDatabase()
const site = testSite({ database })
const always = testSite({ database, environment: { SITE_DEMO: 'true' } })
const never = testSite({ database, environment: { SITE_DEMO: 'false' } })

const settingsOf = async ({ app }: { app: typeof site.app }) => (await app.inject('/api/site')).json()
const addTitle = (isSample: boolean) =>
	site.db
		.insertInto('title')
		.values({
			kind: 'anime',
			format: 'TV',
			status: 'completed',
			title: 'a',
			sort_title: 'a',
			is_sample: isSample,
		})
		.execute()

test('the site is a demo as long as it holds samples alone', async () => {
	await addTitle(true)
	expect((await settingsOf(site)).demo).toBe(true)
	await addTitle(false)
	expect((await settingsOf(site)).demo).toBe(false)
})

test('the first member ends the demo', async () => {
	expect((await settingsOf(site)).demo).toBe(true)
	await newMember(site.app)
	expect((await settingsOf(site)).demo).toBe(false)
})

test('whoever runs the site can decide it', async () => {
	expect((await settingsOf(never)).demo).toBe(false)
	await newMember(site.app)
	expect(await settingsOf(always)).toEqual({
		demo: true,
		chatUrl: '',
		sourceUrl: expect.stringMatching(/^https:/),
		mail: false,
		discord: false,
		plugins: expect.any(Array),
		worker: true,
	})
})
