import { cookiesOf, oauthBench, placeOf, type TestApp } from '../../account/app/oauth.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { malBench } from './malApi.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { decide, post, registerApp, resume } = oauthBench(site)
const { addTitle, read, request } = malBench(site)

const BACK = 'https://malsync.example/mal/oauth'
/** Clients of MyAnimeList send the verifier as the challenge. */
const VERIFIER = 'aB3-._~'.repeat(9)

type Form = Record<string, string>

async function authorize(app: TestApp, member: Awaited<ReturnType<typeof newMember>>, query: Form) {
	const asked = new URLSearchParams({ response_type: 'code', client_id: app.id, code_challenge: VERIFIER, ...query })
	const sent = placeOf(await site.app.inject(`/mal/v1/oauth2/authorize?${asked}`))
	const answer = await site.app.inject(sent.pathname + sent.search)
	const begun = { answer, id: placeOf(answer).pathname.split('/').at(-1) ?? '', cookies: cookiesOf(answer) }
	return resume(begun, (await decide(begun, member, true)).json().address)
}

const token = (form: Form, headers: Form = {}) => post('/mal/v1/oauth2/token', form, headers)

test.each([
	['MALSync', { state: 'abc', code_challenge_method: 'plain' }, {}],
	['Mihon', {}, {}],
	['Taiga', { redirect_uri: BACK, code_challenge_method: 'plain' }, { redirect_uri: BACK }],
])('%s signs in with a plain challenge, changes a list, and renews its token', async (_client, query, redeemed) => {
	const bia = await newMember(site.app, { username: 'Bia' })
	await addTitle(21)
	const app = await registerApp(bia, { redirectAddresses: [BACK], allowsPlainChallenge: true })
	const back = await authorize(app, bia, query)
	const form = {
		client_id: app.id,
		grant_type: 'authorization_code',
		code: back.get('code') ?? '',
		code_verifier: VERIFIER,
	}
	const answer = (await token({ ...form, ...redeemed })).json()
	expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: expect.any(Number) })
	const changed = await request('PUT', 'anime/21/my_list_status', answer.access_token, { form: 'status=watching' })
	expect(changed.json()).toMatchObject({ status: 'watching' })
	expect((await read('users/@me', answer.access_token)).name).toBe('Bia')
	const renewal = { client_id: app.id, grant_type: 'refresh_token', refresh_token: answer.refresh_token }
	const renewed = await token(renewal, { authorization: `Bearer ${answer.access_token}` })
	expect([renewed.statusCode, renewed.json()]).toMatchObject([200, { token_type: 'Bearer' }])
	expect((await read('users/@me/animelist', renewed.json().access_token)).data).toHaveLength(1)
	// A client that renews twice at once gets both; later the token has ended.
	site.clock.now = new Date(Date.now() + 11_000)
	expect((await token(renewal)).statusCode).toBe(400)
})
