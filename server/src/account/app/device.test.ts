import { sql } from 'kysely'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { oauthBench, type TestApp } from './oauth.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const { api, registerApp, post, ofApp, use } = oauthBench(site)
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

const begin = async (app: TestApp, scope = 'profile:read') =>
	(await post('/oauth/device', { ...ofApp(app), scope })).json()

/** The device asks, after having waited. */
async function poll(app: TestApp, deviceCode: string, waitedMs = 5000) {
	site.clock.now = new Date(site.clock.now.getTime() + waitedMs)
	return (await post('/oauth/token', { ...ofApp(app), grant_type: GRANT, device_code: deviceCode })).json()
}

test('a member types the code of a device, and allows what it asks', async () => {
	const bia = await newMember(site.app)
	const app = await registerApp(bia, { redirectAddresses: [] })
	const begun = await begin(app)
	expect(begun).toEqual({
		device_code: begun.device_code,
		user_code: begun.user_code,
		verification_uri: 'https://niouka.example/device',
		verification_uri_complete: `https://niouka.example/device?user_code=${begun.user_code}`,
		expires_in: 600,
	})
	expect(begun.user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
	expect((await poll(app, begun.device_code)).error).toBe('authorization_pending')
	expect((await poll(app, begun.device_code, 1000)).error).toBe('slow_down')
	expect((await poll(app, begun.device_code)).error).toBe('authorization_pending')
	const code = ` ${begun.user_code.toLowerCase().replace('-', ' ')}`
	expect((await api('POST', 'device', bia, { code })).json()).toEqual({
		app: { id: app.id, name: 'Estante', website: 'https://estante.example', developer: bia.username },
		scopes: ['profile:read'],
		returnsTo: null,
		isKnown: false,
	})
	expect((await api('POST', 'device/answer', bia, { code, isAllowed: true })).json()).toEqual({ done: true })
	expect((await api('POST', 'device/answer', bia, { code, isAllowed: false })).statusCode).toBe(404)
	const tokens = await poll(app, begun.device_code, 0)
	expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'profile:read' })
	expect(await use(tokens.access_token)).toBe(200)
	expect((await poll(app, begun.device_code)).error).toBe('invalid_grant')
	expect(await use(tokens.access_token)).toBe(401)
})

test('a device is told of a refusal, and that its code has expired', async () => {
	const bia = await newMember(site.app)
	const app = await registerApp(bia)
	const [refused, late] = [await begin(app), await begin(app)]
	await api('POST', 'device/answer', bia, { code: refused.user_code, isAllowed: false })
	expect((await poll(app, refused.device_code)).error).toBe('access_denied')
	await sql`update oauth_record set expires_at = now() - interval '1 year',
		payload = jsonb_set(payload, '{exp}', '1000') where model = 'DeviceCode' and consumed_at is null`.execute(site.db)
	expect((await poll(app, late.device_code)).error).toBe('expired_token')
	expect((await api('POST', 'device', bia, { code: late.user_code })).statusCode).toBe(404)
})

test('a device code is for apps that use them, in their own name, and with known scopes', async () => {
	const bia = await newMember(site.app)
	const [app, other, web] = [
		await registerApp(bia),
		await registerApp(bia),
		await registerApp(bia, { usesDeviceFlow: false }),
	]
	expect((await begin(web)).error).toBe('invalid_request')
	expect((await begin(app, 'profile:read messages:read')).error).toBe('invalid_scope')
	const { device_code, user_code } = await begin(app)
	await api('POST', 'device/answer', bia, { code: user_code, isAllowed: true })
	expect((await poll(other, device_code)).error).toBe('invalid_grant')
	expect((await poll(app, device_code)).access_token).toBeDefined()
})
