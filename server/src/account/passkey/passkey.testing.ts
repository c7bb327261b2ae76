import type { LightMyRequestResponse } from 'fastify'
import { GOOD_PASSWORD, keyFrom, newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { Authenticator } from './authenticator.testing.ts'

export const ORIGIN = 'http://niouka.example'
export const PAGE = { origin: ORIGIN }

export const outcomeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]

/** Helpers for tests of passkeys on a site at {@link ORIGIN}. */
export function passkeyBench(site: ReturnType<typeof testSite>) {
	const send = (
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		path: string,
		headers: Record<string, string>,
		payload?: object,
	) => site.app.inject({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) })
	const post = (path: string, headers: Record<string, string> = {}, payload?: object) =>
		send('POST', path, headers, payload)

	async function addPasskey(headers: SessionHeaders, authenticator = new Authenticator()) {
		const options = (await post('account/passkeys/options', headers)).json()
		const answer = await post('account/passkeys', headers, {
			name: 'Celular',
			passkey: authenticator.create(options, PAGE),
		})
		return { authenticator, options, answer }
	}

	let members = 0
	/** A member with a passkey. */
	async function memberWithPasskey() {
		members += 1
		const email = `chave${members}@exemplo.com.br`
		const member = await newMember(site.app, { email })
		return { ...member, email, ...(await addPasskey(member.headers)) }
	}

	/** A member with a passkey and two-step sign-in, and their recovery codes. */
	async function memberWithTwoStep() {
		const member = await memberWithPasskey()
		const codes: string[] = (await post('account/two-step', member.headers)).json().codes
		return { ...member, codes }
	}

	/** The first step of a sign-in: the answer, and the cookie for the second one. */
	async function firstStep(email: string, password = GOOD_PASSWORD) {
		const answer = await post('auth/login', {}, { email, password })
		return { answer, headers: secondFactorCookie(answer) }
	}

	async function signInWith(authenticator: Authenticator, answering = PAGE) {
		const options = (await post('auth/passkey/options')).json()
		return post('auth/passkey', {}, { passkey: authenticator.sign(options, answering) })
	}

	return { send, post, addPasskey, memberWithPasskey, memberWithTwoStep, firstStep, signInWith, keyFrom }
}

/** The cookie of a first step, as a header. */
export function secondFactorCookie(answer: LightMyRequestResponse): { cookie: string } {
	const cookie = answer.cookies.find(({ name }) => name.endsWith('niouka_second_factor'))
	return { cookie: `${cookie?.name}=${cookie?.value ?? ''}` }
}
