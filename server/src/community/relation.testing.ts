import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Schema } from '../core/database/schema.ts'
import { newMember, type TestMember } from '../testing/member.testing.ts'

interface Site {
	readonly app: FastifyInstance
	readonly db: Kysely<Schema>
}

type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'

/** Helpers for tests of relations. */
export function relationBench(site: Site) {
	const send = (method: Method, path: string, by?: TestMember, payload?: object) =>
		site.app.inject({ method, url: `/api/${path}`, headers: by?.headers ?? {}, ...(payload ? { payload } : {}) })

	return {
		send,
		newMember: (username?: string) => newMember(site.app, username === undefined ? {} : { username }),
		/** The answer that a member or a visitor reads. */
		read: async (path: string, by?: TestMember) => (await send('GET', path, by)).json(),
		/** Status and code of a refusal. */
		async refusal(method: Method, path: string, by?: TestMember, payload?: object) {
			const answer = await send(method, path, by, payload)
			return [answer.statusCode, answer.json().code]
		},
		setPublic: (member: TestMember, isPublic: boolean) => send('PUT', 'privacy', member, { isPublic }),
		async addTitle(title: string, kind: 'anime' | 'manga' = 'anime'): Promise<number> {
			const format = kind === 'anime' ? 'TV' : 'Manga'
			const row = await site.db
				.insertInto('title')
				.values({ kind, format, status: 'completed', title, sort_title: title, is_sample: true })
				.returning('id')
				.executeTakeFirstOrThrow()
			return row.id
		},
		/** Episode 7 of a title, whose name is a spoiler. */
		async addEpisode(titleId: number): Promise<number> {
			const season = await site.db
				.insertInto('season')
				.values({ title_id: titleId, number: 1 })
				.returning('id')
				.executeTakeFirstOrThrow()
			const { id } = await site.db
				.insertInto('episode')
				.values({
					title_id: titleId,
					season_id: season.id,
					kind: 'regular',
					number: 7,
					label: '7',
					title: 'Ele morre no fim',
				})
				.returning('id')
				.executeTakeFirstOrThrow()
			return id
		},
	}
}
