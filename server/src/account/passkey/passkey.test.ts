import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { Authenticator } from './authenticator.testing.ts'
import { outcomeOf, PAGE, passkeyBench } from './passkey.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: PAGE.origin } })
const { send, post, addPasskey, memberWithPasskey, signInWith } = passkeyBench(site)
const FAILED = [401, 'auth.passkey.failed']
const minutes = (count: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + count * 60_000)
}

test('a passkey is added, listed without its key, and signs its member in', async () => {
	const { id, headers, options, answer, authenticator } = await memberWithPasskey()
	expect(options).toMatchObject({
		rp: { id: 'niouka.example' },
		excludeCredentials: [],
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	})
	expect(answer.json()).toMatchObject({ name: 'Celular', usedAt: null })
	const signedIn = await signInWith(authenticator)
	expect(signedIn.json().user.id).toBe(id)
	expect(signedIn.cookies.some(({ name }) => name === 'niouka_session')).toBe(true)
	const listed = (await send('GET', 'account/passkeys', headers)).json()
	expect(listed).toEqual({
		passkeys: [{ ...answer.json(), usedAt: site.clock.now.toISOString() }],
		twoStep: false,
		codesLeft: 0,
	})
})

test('a passkey without a name gets that of the browser', async () => {
	const { headers } = await newMember(site.app)
	const browser = { ...headers, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
	const options = (await post('account/passkeys/options', browser)).json()
	const passkey = new Authenticator().create(options, PAGE)
	expect((await post('account/passkeys', browser, { name: ' ', passkey })).json().name).toBe('Firefox, Linux')
})

test('a new passkey of another origin, without the user, or with a foreign or used challenge is refused', async () => {
	const { headers } = await newMember(site.app)
	const other = await newMember(site.app)
	const add = (passkey: object) => post('account/passkeys', headers, { name: '', passkey })
	const options = async (by = headers) => (await post('account/passkeys/options', by)).json()
	const device = new Authenticator()
	const refused = [400, 'auth.passkey.failed']
	const stranger = { origin: 'http://n1ouka.example', rpId: 'niouka.example' }
	expect(outcomeOf(await add(device.create(await options(), stranger)))).toEqual(refused)
	expect(outcomeOf(await add(device.create(await options(), { ...PAGE, isVerified: false })))).toEqual(refused)
	expect(outcomeOf(await add(device.create(await options(other.headers), PAGE)))).toEqual(refused)
	const signIn = (await post('auth/passkey/options')).json()
	expect(outcomeOf(await add(device.create(signIn, PAGE)))).toEqual(refused)
	const used = await options()
	expect((await add(device.create(used, PAGE))).statusCode).toBe(200)
	expect(outcomeOf(await add(new Authenticator().create(used, PAGE)))).toEqual(refused)
	const late = await options()
	minutes(6)
	expect(outcomeOf(await add(new Authenticator().create(late, PAGE)))).toEqual(refused)
})

test('a passkey belongs to one member', async () => {
	const { authenticator } = await memberWithPasskey()
	const other = await newMember(site.app)
	expect(outcomeOf((await addPasskey(other.headers, authenticator)).answer)).toEqual([400, 'auth.passkey.failed'])
})

test('a member has 20 passkeys at most', async () => {
	const { id, headers } = await memberWithPasskey()
	const row = { member_id: id, public_key: 'AAAA', counter: 0, transports: '', name: '', created_at: site.clock.now }
	await site.db
		.insertInto('passkey')
		.values(Array.from({ length: 19 }, (_, at) => ({ ...row, id: `muitas-${at}` })))
		.execute()
	expect(outcomeOf(await post('account/passkeys/options', headers))).toEqual([409, 'auth.passkey.tooMany'])
})

test('a sign-in from another origin, with a wrong or used challenge, or without the user is refused', async () => {
	const { authenticator } = await memberWithPasskey()
	expect(outcomeOf(await signInWith(authenticator, { origin: 'http://n1ouka.example' }))).toEqual(FAILED)
	const made = { challenge: Buffer.from('inventado').toString('base64url') }
	expect(outcomeOf(await post('auth/passkey', {}, { passkey: authenticator.sign(made, PAGE) }))).toEqual(FAILED)
	const options = (await post('auth/passkey/options')).json()
	const unverified = authenticator.sign(options, { ...PAGE, isVerified: false })
	expect(outcomeOf(await post('auth/passkey', {}, { passkey: unverified }))).toEqual(FAILED)
	expect(outcomeOf(await post('auth/passkey', {}, { passkey: authenticator.sign(options, PAGE) }))).toEqual(FAILED)
	expect((await signInWith(authenticator)).statusCode).toBe(200)
})

test('a counter that goes back is refused: the passkey was copied', async () => {
	const { authenticator } = await memberWithPasskey()
	authenticator.counter = 5
	expect((await signInWith(authenticator)).statusCode).toBe(200)
	authenticator.counter = 5
	expect(outcomeOf(await signInWith(authenticator))).toEqual(FAILED)
})

test('a passkey without a counter signs in again and again', async () => {
	const { authenticator } = await memberWithPasskey()
	for (const _time of [1, 2]) {
		authenticator.counter = -1
		expect((await signInWith(authenticator)).statusCode).toBe(200)
	}
})

test('a removed passkey signs nobody in, and an unknown one is refused alike', async () => {
	const { headers, authenticator, answer } = await memberWithPasskey()
	const other = await newMember(site.app)
	const path = `account/passkeys/${answer.json().id}`
	expect((await send('DELETE', path, other.headers)).statusCode).toBe(404)
	expect((await send('DELETE', path, headers)).json()).toEqual({ done: true })
	expect(outcomeOf(await signInWith(authenticator))).toEqual(FAILED)
	expect(outcomeOf(await signInWith(new Authenticator()))).toEqual(FAILED)
})
