import { createHash, randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

type Values = Record<string, string>

export interface TestApp {
	id: string
	secret: string | null
}

export const BACK = 'https://estante.example/volta'
/** The verifier of the challenge that {@link oauthBench} sends. */
export const VERIFIER = randomBytes(32).toString('base64url')
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An app and the browser of a member, as they talk with the authorisation server. */
export function oauthBench(site: ReturnType<typeof testSite>) {
	const api = (
		method: 'GET' | 'POST' | 'DELETE',
		path: string,
		who: TestMember,
		payload?: object,
		cookies: Values = {},
	) => {
		const cookie = [who.headers.cookie, ...Object.entries(cookies).map(([name, value]) => `${name}=${value}`)].join(
			'; ',
		)
		const headers = { ...who.headers, cookie }
		return site.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) })
	}

	async function registerApp(owner: TestMember, change: object = {}): Promise<TestApp> {
		const answer = await api('POST', 'apps', owner, {
			name: 'Estante',
			website: 'https://estante.example',
			redirectAddresses: [BACK],
			usesDeviceFlow: true,
			allowsPlainChallenge: false,
			isConfidential: false,
			...change,
		})
		const { app, secret } = answer.json()
		return { id: app.id, secret }
	}

	/** The app sends the browser here. @returns the answer, the id of the request and the cookies of the browser */
	async function begin(app: TestApp, change: Record<string, string | undefined> = {}) {
		const query: Record<string, string | undefined> = {
			client_id: app.id,
			redirect_uri: BACK,
			response_type: 'code',
			scope: 'profile:read list:read',
			state: 'abc',
			code_challenge: hashOf(VERIFIER),
			code_challenge_method: 'S256',
			...change,
		}
		const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
		const answer = await site.app.inject({ url: `/oauth/authorize?${new URLSearchParams(given)}` })
		return { answer, id: placeOf(answer).pathname.split('/').at(-1) ?? '', cookies: cookiesOf(answer) }
	}

	type Begun = Awaited<ReturnType<typeof begin>>

	const look = ({ id, cookies }: Begun, member: TestMember) => api('GET', `authorize/${id}`, member, undefined, cookies)

	const decide = ({ id, cookies }: Begun, member: TestMember, isAllowed: boolean) =>
		api('POST', `authorize/${id}`, member, { isAllowed }, cookies)

	/** The browser goes on to where the answer to the question led it. */
	const resume = async (begun: Begun, address: string) =>
		placeOf(await site.app.inject({ url: address, cookies: begun.cookies })).searchParams

	/** The whole way of a member's consent. @returns the parameters that the app gets back */
	async function consent(app: TestApp, member: TestMember, change: Record<string, string | undefined> = {}) {
		const begun = await begin(app, change)
		return resume(begun, (await decide(begun, member, true)).json().address)
	}

	const post = (path: string, form: Values, headers: Values = {}) =>
		site.app.inject({
			method: 'POST',
			url: path,
			headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
			payload: new URLSearchParams(form).toString(),
		})

	const ofApp = ({ id, secret }: TestApp): Values => ({
		client_id: id,
		...(secret === null ? {} : { client_secret: secret }),
	})

	const redeem = (app: TestApp, code: string | null, change: Values = {}) =>
		post('/oauth/token', {
			...ofApp(app),
			grant_type: 'authorization_code',
			code: code ?? '',
			redirect_uri: BACK,
			code_verifier: VERIFIER,
			...change,
		})

	/** The tokens of an app that a member has let act for them. */
	async function signIn(app: TestApp, member: TestMember, change: Record<string, string | undefined> = {}) {
		const answer = await redeem(app, (await consent(app, member, change)).get('code'))
		const { access_token: access, refresh_token: refresh } = answer.json()
		return { access: String(access), refresh: String(refresh), answer }
	}

	const refresh = (app: TestApp, token: string, change: Values = {}) =>
		post('/oauth/token', { ...ofApp(app), grant_type: 'refresh_token', refresh_token: token, ...change })

	/** The status of a request with an access token. */
	const use = async (token: string) =>
		(await site.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })).statusCode

	return { api, registerApp, begin, look, decide, resume, consent, post, ofApp, redeem, signIn, refresh, use }
}

export function placeOf({ headers }: LightMyRequestResponse): URL {
	return new URL(headers.location ?? '/', 'https://niouka.example')
}

export function cookiesOf({ cookies }: LightMyRequestResponse): Values {
	return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}
