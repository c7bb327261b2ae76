import { REPORT_MAX_LENGTH } from 'shared-contract'
import { keyFrom, register } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
	site.app.inject({ method: 'POST', url, payload, headers })

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
	expect((await post(url, { [field]: 'a'.repeat(REPORT_MAX_LENGTH), email: '' })).statusCode).toBe(200)
})
