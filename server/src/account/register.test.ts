import { TRANSLATIONS } from '../core/language/translations.ts'
import { register } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'

const site = testSite()

test.each([
	[{ username: '<b>Bia</b>' }, 'auth.username.invalid'],
	[{ email: '' }, 'auth.email.invalid'],
	[{ email: 'bia' }, 'auth.email.invalid'],
	[{ email: 'bia@exemplo' }, 'auth.email.invalid'],
	[{ email: 'bia@@exemplo.com' }, 'auth.email.invalid'],
	[{ email: 'bia lua@exemplo.com' }, 'auth.email.invalid'],
	[{ email: `${'b'.repeat(250)}@exemplo.com` }, 'auth.email.invalid'],
	[{ password: '' }, 'auth.password.short'],
	[{ password: 'kT7$wq!' }, 'auth.password.short'],
	[{ password: 'violeta-'.repeat(33) }, 'auth.password.long'],
	[{ password: 'password1' }, 'auth.password.common'],
	[{ password: 'bia.kagawa1', username: 'Bia Kagawa' }, 'auth.password.personal'],
])('%j is refused with %s', async (given, code) => {
	const answer = await register(site.app, given)
	expect(answer.statusCode).toBe(400)
	expect(answer.json()).toMatchObject({ code, fields: { [Object.keys(given)[0] ?? '']: code } })
	expect(answer.cookies).toEqual([])
})

test('all invalid fields are reported at once', async () => {
	const answer = await register(site.app, { username: '', email: 'x', password: '123' })
	expect(answer.json().fields).toEqual({
		username: 'auth.username.invalid',
		email: 'auth.email.invalid',
		password: 'auth.password.short',
	})
})

test.each(['bia.lua', 'BIA LUA', 'Bía-Lua', 'ｂｉａｌｕａ'])(
	'who looks like Bia Lua cannot be %s',
	async (username) => {
		await register(site.app, { username: 'Bia Lua' })
		const answer = await register(site.app, { username })
		expect(answer.statusCode).toBe(409)
		expect(answer.json()).toMatchObject({ code: 'auth.username.taken', fields: { username: 'auth.username.taken' } })
	},
)

test('voiced kana are letters of their own', async () => {
	await register(site.app, { username: 'はは' })
	expect((await register(site.app, { username: 'ばば' })).statusCode).toBe(200)
})

test('an e-mail has one account, case-insensitively', async () => {
	await register(site.app, { email: 'bia@exemplo.com.br' })
	const answer = await register(site.app, { email: 'BIA@exemplo.com.br' })
	expect(answer.statusCode).toBe(409)
	expect(answer.json()).toMatchObject({ code: 'auth.email.taken', fields: { email: 'auth.email.taken' } })
})

test('of two concurrent registrations of one name one succeeds', async () => {
	const answers = await Promise.all([1, 2].map(() => register(site.app, { username: 'Bia' })))
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test.each([
	['pt', {}],
	['ja', { 'accept-language': 'fr, ja;q=0.9, en;q=0.8' }],
	['en', { cookie: 'niouka_locale=en', 'accept-language': 'ja' }],
] as const)('a refusal is in the reader’s words: %s', async (locale, headers) => {
	const payload = { username: 'Bia', email: 'x', password: 'violeta-quieta-83' }
	const answer = await site.app.inject({ method: 'POST', url: '/api/auth/register', payload, headers })
	expect(answer.json().msg).toBe(TRANSLATIONS[locale]['errors.auth.email.invalid'])
})
