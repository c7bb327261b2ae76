import { GOOD_PASSWORD, newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { Authenticator } from './authenticator.testing.ts'
import { outcomeOf, PAGE, passkeyBench } from './passkey.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: PAGE.origin } })
const { send, post, memberWithPasskey, memberWithTwoStep } = passkeyBench(site)
const APP = {
	name: 'Estante',
	website: '',
	redirectAddresses: ['https://estante.example/'],
	isConfidential: false,
	usesDeviceFlow: false,
	allowsPlainChallenge: false,
}
const STEP_UP = [403, 'auth.stepUp']
const later = () => {
	site.clock.now = new Date(site.clock.now.getTime() + 10 * 60_000)
}
type Headers = Record<string, string>
const change = (headers: Headers, username: string, values: object) =>
	send('PUT', 'account', headers, { username, bio: '', email: '', ...values })

/** A member of Discord, without e-mail and password. */
async function discordMember() {
	const member = await newMember(site.app)
	const none = { email: null, email_key: null, password_hash: null }
	await site.db.updateTable('member').set(none).where('id', '=', member.id).execute()
	return member
}

test.each<[string, (headers: Headers) => ReturnType<typeof send>]>([
	['a new passkey', (headers) => post('account/passkeys/options', headers)],
	['two-step on, and new codes', (headers) => post('account/two-step', headers)],
	['two-step off', (headers) => send('DELETE', 'account/two-step', headers)],
	['a personal token', (headers) => post('access-tokens', headers, { name: 'Script', scopes: ['list:read'], days: 7 })],
	['a new app', (headers) => post('apps', headers, APP)],
	['a private calendar address', (headers) => post('calendar-token', headers)],
	['the archive of everything', (headers) => send('GET', 'list-exports/archive.zip', headers)],
	[
		'removing a passkey',
		async (headers) => {
			const [passkey] = (await send('GET', 'account/passkeys', headers)).json().passkeys
			return send('DELETE', `account/passkeys/${passkey.id}`, headers)
		},
	],
])('%s needs a proof of the last ten minutes', async (_what, act) => {
	const { headers } = await memberWithPasskey()
	later()
	expect(outcomeOf(await act(headers))).toEqual(STEP_UP)
	expect((await post('account/step-up', headers, { password: GOOD_PASSWORD })).json()).toEqual({ done: true })
	expect((await act(headers)).statusCode).toBe(200)
})

test('removing an address needs no proof', async () => {
	const { headers } = await newMember(site.app)
	await post('calendar-token', headers)
	later()
	expect((await send('DELETE', 'calendar-token', headers)).statusCode).toBe(200)
	expect((await send('GET', 'list-exports/lists.json', headers)).statusCode).toBe(200)
})

test('adding the passkey itself needs the proof, too', async () => {
	const { headers } = await newMember(site.app)
	const options = (await post('account/passkeys/options', headers)).json()
	later()
	const passkey = new Authenticator().create(options, PAGE)
	expect(outcomeOf(await post('account/passkeys', headers, { name: '', passkey }))).toEqual(STEP_UP)
})

test('giving a role needs the proof', async () => {
	const admin = await newMember(site.app, { role: 'admin' })
	const { id } = await newMember(site.app)
	const give = () => send('PUT', `members/${id}/role`, admin.headers, { role: 'moderator' })
	later()
	expect(outcomeOf(await give())).toEqual(STEP_UP)
	await post('account/step-up', admin.headers, { password: GOOD_PASSWORD })
	expect((await give()).json().role).toBe('moderator')
})

test('without a password, a change of the e-mail or password and the deletion need the proof', async () => {
	const { headers, username } = await discordMember()
	const wanted = { newPassword: 'lanterna-torta-41', confirmation: 'lanterna-torta-41' }
	later()
	expect(outcomeOf(await change(headers, username, wanted))).toEqual(STEP_UP)
	expect(outcomeOf(await change(headers, username, { email: 'nova@exemplo.com.br' }))).toEqual(STEP_UP)
	expect(outcomeOf(await post('account/deletion', headers, { password: '' }))).toEqual(STEP_UP)
	expect((await change(headers, username, { bio: 'Oi' })).statusCode).toBe(200)
})

test('a member with nothing but Discord signs in again: a young session is the proof', async () => {
	const { headers, username } = await discordMember()
	expect((await post('account/step-up/options', headers)).json()).toEqual({ methods: [], passkey: null })
	expect(outcomeOf(await post('account/step-up', headers, { password: '' }))).toEqual([403, 'auth.password.wrong'])
	const wanted = { newPassword: 'lanterna-torta-41', confirmation: 'lanterna-torta-41' }
	expect((await change(headers, username, wanted)).statusCode).toBe(200)
})

test('a passkey and a recovery code prove as well; another purpose does not', async () => {
	const { headers, authenticator, codes } = await memberWithTwoStep()
	const { methods, passkey } = (await post('account/step-up/options', headers)).json()
	expect(methods).toEqual(['password', 'passkey', 'code'])
	later()
	const old = await post('account/step-up', headers, { passkey: authenticator.sign(passkey, PAGE) })
	expect(outcomeOf(old)).toEqual([401, 'auth.passkey.failed'])
	const signIn = (await post('auth/passkey/options')).json()
	const other = await post('account/step-up', headers, { passkey: authenticator.sign(signIn, PAGE) })
	expect(outcomeOf(other)).toEqual([401, 'auth.passkey.failed'])
	const fresh = (await post('account/step-up/options', headers)).json().passkey
	expect((await post('account/step-up', headers, { passkey: authenticator.sign(fresh, PAGE) })).statusCode).toBe(200)
	expect((await post('account/passkeys/options', headers)).statusCode).toBe(200)
	later()
	expect((await post('account/step-up', headers, { code: codes[0] })).statusCode).toBe(200)
	expect((await post('account/passkeys/options', headers)).statusCode).toBe(200)
})

test('a wrong password proves nothing, and a proof is of one session', async () => {
	const { headers, email } = await memberWithPasskey()
	const other = await post('auth/login', {}, { email, password: GOOD_PASSWORD })
	later()
	const wrong = await post('account/step-up', headers, { password: 'errada' })
	expect(wrong.json()).toMatchObject({ code: 'auth.password.wrong', fields: { password: 'auth.password.wrong' } })
	const cookie = other.cookies.find(({ name }) => name === 'niouka_session')
	const elsewhere = { authorization: `Bearer ${other.json().token}`, cookie: `niouka_session=${cookie?.value}` }
	await post('account/step-up', elsewhere, { password: GOOD_PASSWORD })
	expect(outcomeOf(await post('account/passkeys/options', headers))).toEqual(STEP_UP)
})
