import { randomUUID } from 'node:crypto'
import { SCOPES, type Scope } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { draftOf, writeTitles } from '../../catalogue/catalogue.testing.ts'
import { ACCESS_TOKEN_PREFIX, hashToken } from '../../core/identity/tokenAccess.ts'
import type { TitleDraft } from '../../importer/draft.ts'
import { newMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST'

interface Sent {
	/** The form as it stands in the body. */
	form?: string
	headers?: Record<string, string>
}

/** A member who uses clients of MyAnimeList, and requests as those clients send them. */
export function malBench(site: ReturnType<typeof testSite>) {
	const request = (method: Method, path: string, token?: string, { form, headers }: Sent = {}) =>
		site.app.inject({
			method,
			url: `/mal/v2/${path}`,
			headers: {
				...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
				...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
				...headers,
			},
			...(form === undefined ? {} : { payload: form }),
		})

	async function newToken(memberId: string, scopes: readonly Scope[] = SCOPES, days = 30): Promise<string> {
		const token = ACCESS_TOKEN_PREFIX + randomUUID()
		const now = site.clock.now
		await site.db
			.insertInto('access_token')
			.values({
				token_hash: hashToken(token),
				member_id: memberId,
				name: 'test',
				scopes: [...scopes],
				created_at: now,
				expires_at: new Date(now.getTime() + days * DAY_MS),
				used_at: null,
			})
			.execute()
		return token
	}

	return {
		request,
		newToken,
		async newReader(username: string, scopes?: readonly Scope[]) {
			const member = await newMember(site.app, { username })
			return { ...member, token: await newToken(member.id, scopes) }
		},
		read: async (path: string, token?: string) => (await request('GET', path, token)).json(),
		/** Status and body of a refusal. */
		async refusal(...sent: Parameters<typeof request>) {
			const answer = await request(...sent)
			return [answer.statusCode, answer.json()]
		},
		/** A title with an id at MyAnimeList. */
		async addTitle(malId: number, draft: Partial<TitleDraft> = {}): Promise<number> {
			const isManga = draft.kind === 'manga'
			const [id] = await writeTitles(
				site.db,
				draftOf({
					...(isManga ? { format: 'Manga', episodes: null } : {}),
					externalIds: [{ site: isManga ? 'mal-manga' : 'mal', id: String(malId) }],
					...draft,
				}),
			)
			if (id === undefined) throw new Error('the title was not written')
			return id
		},
		/** What a member has on their list of a title, as our own API presents it. */
		entry: async (member: { headers: Record<string, string> }, titleId: number) =>
			(await site.app.inject({ url: `/api/list/${titleId}`, headers: member.headers })).json().entry,
		edit: (member: { headers: Record<string, string> }, titleId: number, change: object) =>
			site.app.inject({ method: 'PATCH', url: `/api/list/${titleId}`, headers: member.headers, payload: change }),
	}
}
