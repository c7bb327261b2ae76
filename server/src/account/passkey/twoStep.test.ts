import { GOOD_PASSWORD, newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { ACCOUNT_FAILURES_MAX } from '../loginAttempt.ts'
import { startRecovery } from '../recovery.ts'
import { outcomeOf, PAGE, passkeyBench } from './passkey.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: PAGE.origin } })
const { send, post, memberWithPasskey, memberWithTwoStep, firstStep, signInWith } = passkeyBench(site)
const SECOND = [401, 'auth.secondFactor']
const EXPIRED = [401, 'auth.secondFactor.expired']
const bySecond = (headers: Record<string, string>, proof: object) => post('auth/second-factor', headers, proof)
const security = async (headers: Record<string, string>) => (await send('GET', 'account/passkeys', headers)).json()

test('the two-step sign-in needs a passkey, and gives ten codes of which only hashes are stored', async () => {
	const { headers } = await newMember(site.app)
	expect(outcomeOf(await post('account/two-step', headers))).toEqual([409, 'auth.passkey.missing'])
	const member = await memberWithTwoStep()
	expect(new Set(member.codes).size).toBe(10)
	expect(await security(member.headers)).toMatchObject({ twoStep: true, codesLeft: 10 })
	const stored = JSON.stringify(await site.db.selectFrom('recovery_code').selectAll().execute())
	expect(stored).not.toContain(member.codes[0])
})

test('after the password the passkey opens the session, once', async () => {
	const { id, email, authenticator } = await memberWithTwoStep()
	const { answer, headers } = await firstStep(email)
	expect(outcomeOf(answer)).toEqual(SECOND)
	expect(answer.cookies.map(({ name }) => name)).toEqual([expect.stringMatching(/niouka_second_factor$/)])
	const options = (await post('auth/second-factor/options', headers)).json()
	expect(options.allowCredentials.map((passkey: { id: string }) => passkey.id)).toEqual([
		authenticator.id.toString('base64url'),
	])
	const signedIn = await bySecond(headers, { passkey: authenticator.sign(options, PAGE) })
	expect(signedIn.json().user.id).toBe(id)
	expect(outcomeOf(await post('auth/second-factor/options', headers))).toEqual(EXPIRED)
})

test("another member's passkey, another purpose's challenge and a late second step are refused", async () => {
	const { email, authenticator } = await memberWithTwoStep()
	const other = await memberWithPasskey()
	const { headers } = await firstStep(email)
	const options = async () => (await post('auth/second-factor/options', headers)).json()
	const failed = [401, 'auth.passkey.failed']
	const foreign = other.authenticator.sign(await options(), PAGE)
	expect(outcomeOf(await bySecond(headers, { passkey: foreign }))).toEqual(failed)
	const alone = (await post('auth/passkey/options')).json()
	expect(outcomeOf(await bySecond(headers, { passkey: authenticator.sign(alone, PAGE) }))).toEqual(failed)
	expect(outcomeOf(await bySecond({}, { passkey: authenticator.sign(await options(), PAGE) }))).toEqual(EXPIRED)
	site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000)
	expect(outcomeOf(await post('auth/second-factor/options', headers))).toEqual(EXPIRED)
})

test('a passkey alone signs in: it has verified the user', async () => {
	const { authenticator } = await memberWithTwoStep()
	expect((await signInWith(authenticator)).statusCode).toBe(200)
})

test('a recovered password asks for the second step, and ends a first step that was begun before', async () => {
	const { email, codes } = await memberWithTwoStep()
	const begun = await firstStep(email)
	const token = await startRecovery(site.context, email)
	const password = 'lanterna-torta-41'
	expect((await post('auth/reset', {}, { token, password })).statusCode).toBe(200)
	expect(outcomeOf(await bySecond(begun.headers, { code: codes[0] }))).toEqual([401, 'auth.secondFactor.expired'])
	const { answer, headers } = await firstStep(email, password)
	expect(outcomeOf(answer)).toEqual(SECOND)
	expect((await bySecond(headers, { code: codes[1] })).statusCode).toBe(200)
})

test('a recovery code works once, however it is typed; new codes end the old ones', async () => {
	const { headers: own, email, codes } = await memberWithTwoStep()
	const [first = '', second = ''] = codes
	const { headers } = await firstStep(email)
	expect((await bySecond(headers, { code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).statusCode).toBe(200)
	const again = await firstStep(email)
	expect(outcomeOf(await bySecond(again.headers, { code: first }))).toEqual([403, 'auth.code.wrong'])
	expect(await security(own)).toMatchObject({ codesLeft: 9 })
	const renewed: string[] = (await post('account/two-step', own)).json().codes
	expect(outcomeOf(await bySecond(again.headers, { code: second }))).toEqual([403, 'auth.code.wrong'])
	expect((await bySecond(again.headers, { code: renewed[0] })).statusCode).toBe(200)
})

test("another member's code is refused, and attempts are limited", async () => {
	const { email, codes } = await memberWithTwoStep()
	const other = await memberWithTwoStep()
	const { headers } = await firstStep(email)
	for (let attempt = 0; attempt < ACCOUNT_FAILURES_MAX; attempt++) {
		expect(outcomeOf(await bySecond(headers, { code: other.codes[attempt] }))).toEqual([403, 'auth.code.wrong'])
	}
	expect(outcomeOf(await bySecond(headers, { code: codes[0] }))).toEqual([429, 'auth.tooMany'])
})

test('without the last passkey the password is enough again, and the codes are gone', async () => {
	const { email, headers, answer } = await memberWithTwoStep()
	await send('DELETE', `account/passkeys/${answer.json().id}`, headers)
	expect(await security(headers)).toEqual({ passkeys: [], twoStep: false, codesLeft: 0 })
	expect((await firstStep(email, GOOD_PASSWORD)).answer.statusCode).toBe(200)
})

test('the two-step sign-in is turned off', async () => {
	const { email, headers } = await memberWithTwoStep()
	await send('DELETE', 'account/two-step', headers)
	expect(await security(headers)).toMatchObject({ twoStep: false, codesLeft: 0 })
	expect((await firstStep(email)).answer.statusCode).toBe(200)
})
