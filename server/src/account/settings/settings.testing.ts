import type { InjectOptions } from 'fastify'
import type { AccountSettings } from 'shared-contract'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

export type Key = SessionHeaders

/** Helpers for tests of the settings. */
export function accountBench(site: ReturnType<typeof testSite>) {
	const send = (
		method: 'GET' | 'PUT' | 'POST' | 'DELETE',
		path: string,
		key?: Key,
		payload?: InjectOptions['payload'],
	) =>
		site.app.inject({
			method,
			url: `/api/${path}`,
			...(key ? { headers: key } : {}),
			...(payload === undefined ? {} : { payload }),
		})
	const account = async (key: Key): Promise<AccountSettings> => (await send('GET', 'account', key)).json()

	return {
		send,
		account,
		newMember: async (given: { username?: string; email?: string } = {}) => (await newMember(site.app, given)).headers,
		signIn: async (email: string, password: string, headers: Record<string, string> = {}) =>
			site.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } }),
		/** Changes some of the account and leaves the rest as it is. */
		async change(key: Key, change: Record<string, unknown>) {
			const { username, bio, email } = await account(key)
			return send('PUT', 'account', key, { username, bio, email: email ?? '', ...change })
		},
		async upload(key: Key, purpose: string, bytes: Buffer) {
			const answer = await site.app.inject({
				method: 'POST',
				url: `/api/uploads?purpose=${purpose}`,
				headers: { ...key, 'content-type': 'image/png' },
				payload: bytes,
			})
			return answer.json()
		},
	}
}
