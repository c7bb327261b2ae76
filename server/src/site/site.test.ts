import { REPORT_MAX_LENGTH } from 'shared-contract'
import { testDatabase } from '../core/database/database.testing.ts'
import { keyFrom, newMember, register } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'

const database = testDatabase()
const site = testSite({ database })
const always = testSite({ database, environment: { SITE_DEMO: 'true' } })
const never = testSite({ database, environment: { SITE_DEMO: 'false' } })

const settingsOf = async ({ app }: { app: typeof site.app }) => (await app.inject('/api/site')).json()
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
	site.app.inject({ method: 'POST', url, payload, headers })
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
		worker: true,
	})
})

test('a visitor reports a fault', async () => {
	expect((await post('/api/bug-reports', { description: ' Sumiu tudo. ', email: '' })).json()).toEqual({ done: true })
	expect(await site.db.selectFrom('bug_report').select(['description', 'email', 'member_id']).execute()).toEqual([
		{ description: 'Sumiu tudo.', email: null, member_id: null },
	])
})

test('what a member tells the team is theirs', async () => {
	const answer = await register(site.app)
	await post('/api/feedback', { message: 'Adorei!', email: 'bia@exemplo.com.br' }, keyFrom(answer))
	expect(await site.db.selectFrom('feedback').select(['message', 'email', 'member_id']).execute()).toEqual([
		{ message: 'Adorei!', email: 'bia@exemplo.com.br', member_id: answer.json().user.id },
	])
})

test.each([
	['/api/bug-reports', 'description'],
	['/api/feedback', 'message'],
])('%s wants a %s of a decent length, and an e-mail that is one', async (url, field) => {
	const blank = await post(url, { [field]: ' \n ', email: 'x' })
	expect(blank.statusCode).toBe(400)
	expect(blank.json()).toMatchObject({
		code: 'text.required',
		fields: { [field]: 'text.required', email: 'auth.email.invalid' },
	})
	const long = await post(url, { [field]: 'a'.repeat(REPORT_MAX_LENGTH + 1), email: '' })
	expect(long.json()).toMatchObject({ code: 'text.tooLong', fields: { [field]: 'text.tooLong' } })
	const longer = await post(url, { [field]: 'a'.repeat(REPORT_MAX_LENGTH * 3), email: '' })
	expect(longer.json().fields).toEqual({ [field]: 'text.tooLong' })
	expect((await post(url, { [field]: 'a'.repeat(REPORT_MAX_LENGTH), email: '' })).statusCode).toBe(200)
})
