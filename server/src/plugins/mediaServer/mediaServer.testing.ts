import type { MediaProgram, MediaServers } from 'shared-contract'
import { mediaHookPath } from 'shared-contract'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

type Body = object | string | { headers: Record<string, string>; payload: Buffer }

/** Helpers for tests of media servers. */
export function mediaBench(site: ReturnType<typeof testSite>) {
	const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, by?: TestMember, payload?: object) =>
		site.app.inject({ method, url: `/api/${path}`, ...(by && { headers: by.headers }), ...(payload && { payload }) })
	const add = async (by: TestMember, program: MediaProgram, userName = '') =>
		(await send('POST', 'media-servers', by, { program, userName })).json()
	const post = (token: string, body: Body, headers: Record<string, string> = {}) => {
		const request =
			typeof body === 'object' && 'payload' in body && Buffer.isBuffer(body.payload)
				? { headers: { ...body.headers, ...headers } as Record<string, string>, payload: body.payload }
				: {
						headers: { 'content-type': 'application/json', ...headers },
						payload: typeof body === 'string' ? body : JSON.stringify(body),
					}
		return site.app.inject({ method: 'POST', url: mediaHookPath(token), ...request })
	}
	return {
		send,
		add,
		post,
		/** A member with a connection, and what notifications to it come to. */
		async connect(program: MediaProgram, userName = '') {
			const member = await newMember(site.app)
			const { token, server } = await add(member, program, userName)
			return {
				member,
				token,
				serverId: server.id,
				told: async (body: Body, headers?: Record<string, string>) => {
					const answer = await post(token, body, headers)
					return answer.statusCode === 200 ? answer.json().result : answer.json().code
				},
			}
		},
		overview: async (by: TestMember): Promise<MediaServers> => (await send('GET', 'media-servers', by)).json(),
		/** Status and progress of a title on a list. */
		async entry(by: TestMember, titleId: number) {
			const { entry } = (await send('GET', `list/${titleId}`, by)).json()
			return entry && [entry.status, entry.progress.current]
		},
	}
}
