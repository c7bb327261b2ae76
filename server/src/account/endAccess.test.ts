import { MINUTE_MS } from 'shared-contract/units'
import { plain, startMailServer } from '../core/mail/mailServer.testing.ts'
import { GOOD_PASSWORD, newMember, type TestMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { oauthBench } from './app/oauth.testing.ts'
import { startRecovery } from './recovery.ts'

const mails = await startMailServer()
const site = testSite({
	environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example', SMTP_URL: mails.url },
})
const { api, registerApp, begin, look, decide, resume, post, ofApp, redeem, signIn, refresh, use } = oauthBench(site)
afterAll(() => mails.close())
beforeEach(() => {
	mails.reset()
	site.clock.now = new Date()
})

const TOKEN = { name: 'Script', scopes: ['profile:read'], days: 7 }
const ANOTHER = 'lanterna-torta-41'
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
/** The sign-in of a member was eleven minutes ago. */
const age = ({ id }: TestMember) =>
	site.db
		.updateTable('session')
		.set({ created_at: new Date(site.clock.now.getTime() - 11 * MINUTE_MS) })
		.where('member_id', '=', id)
		.execute()
const outcomeOf = async (answer: ReturnType<typeof api>) => [(await answer).statusCode, (await answer).json().code]
const beginDevice = async (app: Awaited<ReturnType<typeof registerApp>>) =>
	(await post('/oauth/device', { ...ofApp(app), scope: 'profile:read' })).json()

describe('an app is allowed with a proof of the last ten minutes', () => {
	test('in a browser', async () => {
		const bia = await newMember(site.app)
		const begun = await begin(await registerApp(bia))
		await age(bia)
		expect((await look(begun, bia)).statusCode).toBe(200)
		expect(await outcomeOf(decide(begun, bia, true))).toEqual([403, 'auth.stepUp'])
		expect((await api('POST', 'account/step-up', bia, { password: GOOD_PASSWORD })).statusCode).toBe(200)
		const back = await resume(begun, (await decide(begun, bia, true)).json().address)
		expect(back.get('code')).not.toBeNull()
	})

	test('on another device', async () => {
		const bia = await newMember(site.app)
		const app = await registerApp(bia)
		const { user_code: code, device_code } = await beginDevice(app)
		await age(bia)
		expect(await outcomeOf(api('POST', 'device/answer', bia, { code, isAllowed: true }))).toEqual([403, 'auth.stepUp'])
		await api('POST', 'account/step-up', bia, { password: GOOD_PASSWORD })
		expect((await api('POST', 'device/answer', bia, { code, isAllowed: true })).statusCode).toBe(200)
		const polled = await post('/oauth/token', { ...ofApp(app), grant_type: GRANT, device_code })
		expect(polled.json().access_token).toBeDefined()
	})

	test('and refused without one', async () => {
		const bia = await newMember(site.app)
		const begun = await begin(await registerApp(bia))
		await age(bia)
		const back = await resume(begun, (await decide(begun, bia, false)).json().address)
		expect(back.get('error')).toBe('access_denied')
	})
})

/** Everything that acts or reads for a member without a session. */
async function letIn(member: TestMember) {
	const app = await registerApp(await newMember(site.app))
	const { token } = (await api('POST', 'access-tokens', member, TOKEN)).json()
	const tokens = await signIn(app, member)
	const [begun, answered] = [await begin(app), await begin(app)]
	const code = (await resume(begun, (await decide(begun, member, true)).json().address)).get('code')
	const { address } = (await decide(answered, member, true)).json()
	const device = await beginDevice(app)
	await api('POST', 'device/answer', member, { code: device.user_code, isAllowed: true })
	const calendar = (await api('POST', 'calendar-token', member)).json().token
	const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode
	return {
		/** What is still open. Codes are used up by the question. */
		async open() {
			const found: Record<string, boolean> = {
				'personal token': (await use(token)) === 200,
				'token of an app': (await use(tokens.access)) === 200,
				'refresh token': (await refresh(app, tokens.refresh)).statusCode === 200,
				code: (await redeem(app, code)).statusCode === 200,
				'answer not fetched': (await resume(answered, address)).get('code') !== null,
				device:
					(await post('/oauth/token', { ...ofApp(app), grant_type: GRANT, device_code: device.device_code }))
						.statusCode === 200,
				calendar: (await statusOf(`/calendar/${calendar}.ics`)) === 200,
			}
			return Object.keys(found).filter((name) => found[name])
		},
	}
}

const EVERYTHING = [
	'personal token',
	'token of an app',
	'refresh token',
	'code',
	'answer not fetched',
	'device',
	'calendar',
]

async function changePassword(member: TestMember, more: object = {}) {
	const { username, email } = (await api('GET', 'account', member)).json()
	return site.app.inject({
		method: 'PUT',
		url: '/api/account',
		headers: member.headers,
		payload: {
			...{ username, email, bio: '', newPassword: ANOTHER, confirmation: ANOTHER },
			currentPassword: GOOD_PASSWORD,
			...more,
		},
	})
}
const endOthers = (member: TestMember, query = '') => api('DELETE', `account/sessions${query}`, member)

async function recover(member: TestMember) {
	const { email } = (await api('GET', 'account', member)).json()
	const token = await startRecovery(site.context, email)
	return site.app.inject({ method: 'POST', url: '/api/auth/reset', payload: { token, password: ANOTHER } })
}

test.each<[string, (member: TestMember) => Promise<{ statusCode: number }>, string[]]>([
	['recovery by e-mail ends all other access', recover, []],
	['a change of the password leaves it', (member) => changePassword(member), EVERYTHING],
	['unless it is told to end it', (member) => changePassword(member, { endsAccess: true }), []],
	['ending the other sessions leaves it', (member) => endOthers(member), EVERYTHING],
	['unless it is told so', (member) => endOthers(member, '?access=end'), []],
])('%s', async (_sentence, act, left) => {
	const [bia, other] = [await newMember(site.app), await newMember(site.app)]
	const [own, foreign] = [await letIn(bia), await letIn(other)]
	expect((await act(bia)).statusCode).toBe(200)
	expect(await own.open()).toEqual(left)
	expect(await foreign.open()).toEqual(EVERYTHING)
})

test('recovery ends a sign-in that waits for its second step', async () => {
	const bia = await newMember(site.app)
	await site.db
		.insertInto('pending_sign_in')
		.values({
			token_hash: 'x',
			member_id: bia.id,
			discord_id: '1',
			password_hash: null,
			expires_at: new Date(Date.now() + MINUTE_MS),
		})
		.execute()
	await recover(bia)
	expect(await site.db.selectFrom('pending_sign_in').selectAll().execute()).toEqual([])
})

describe('an e-mail tells the owner', () => {
	// Those of other members may still come.
	const mailsTo = ({ username }: TestMember) => mails.received.filter(({ raw }) => plain(raw).includes(`${username}!`))
	async function mail(member: TestMember): Promise<string> {
		for (;;) {
			const [first] = mailsTo(member)
			if (first) {
				mails.reset()
				return plain(first.raw)
			}
			await new Promise((resolve) => setTimeout(resolve, 20))
		}
	}
	const inLanguage = (member: TestMember, language: string): TestMember => ({
		...member,
		headers: { ...member.headers, 'accept-language': language },
	})

	test('of a new personal token', async () => {
		const bia = inLanguage(await newMember(site.app), 'en')
		await api('POST', 'access-tokens', bia, TOKEN)
		expect(await mail(bia)).toContain('A personal access token was made for your Niouka account.')
	})

	test('of the first consent of an app and of a wider one, not of a further one or a refusal', async () => {
		const bia = inLanguage(await newMember(site.app), 'en')
		const app = await registerApp(bia)
		const allow = async (scope: string, isAllowed = true) => decide(await begin(app, { scope }), bia, isAllowed)
		await allow('profile:read', false)
		expect((await allow('profile:read')).statusCode).toBe(200)
		expect(await mail(bia)).toContain('An app was given access to your Niouka account.')
		await allow('profile:read')
		await allow('profile:read list:write', false)
		await new Promise((resolve) => setTimeout(resolve, 100))
		expect(mailsTo(bia)).toEqual([])
		await allow('profile:read list:write')
		expect(await mail(bia)).toContain('An app was given access')
	})

	test('of an app on another device', async () => {
		const bia = inLanguage(await newMember(site.app), 'en')
		const { user_code: code } = await beginDevice(await registerApp(bia))
		await api('POST', 'device/answer', bia, { code, isAllowed: true })
		expect(await mail(bia)).toContain('An app was given access to your Niouka account.')
	})
})
