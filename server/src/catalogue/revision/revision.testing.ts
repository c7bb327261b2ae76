import type { LightMyRequestResponse } from 'fastify'
import type { EditField, Role } from 'shared-contract'
import { continueIds, insertRows } from '../../core/database/insertRows.ts'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

type Site = ReturnType<typeof testSite>
export type Key = SessionHeaders

export const TITLE = 1
export const EPISODE = 1

/** A title with an episode, and what members do with them. */
export function revisionBench(site: Site) {
	const send = (
		method: 'GET' | 'POST' | 'PUT',
		path: string,
		key?: Key,
		payload?: object,
	): Promise<LightMyRequestResponse> =>
		site.app.inject({ method, url: `/api/${path}`, ...(key ? { headers: key } : {}), ...(payload ? { payload } : {}) })

	return {
		send,
		async fill() {
			await insertRows(site.db, 'title', [
				{
					id: TITLE,
					kind: 'anime',
					format: 'TV',
					status: 'completed',
					title: 'Crônicas',
					sort_title: 'cronicas',
				},
			])
			await insertRows(site.db, 'title_synopsis', [{ title_id: TITLE, language: 'pt-BR', text: 'Era uma vez.' }])
			await insertRows(site.db, 'title_name', [
				{ title_id: TITLE, position: 0, language: 'pt-BR', name: 'Crônicas', folded: 'cronicas' },
			])
			await insertRows(site.db, 'season', [{ id: 1, title_id: TITLE, number: 1 }])
			await insertRows(site.db, 'episode', [
				{ id: EPISODE, title_id: TITLE, season_id: 1, kind: 'regular', number: 1, label: '1', title: 'A carta' },
			])
			for (const table of ['season', 'episode'] as const) await continueIds(site.db, table)
		},
		member: async (role: Role = 'member') => (await newMember(site.app, { role })).headers,
		/** The fields of an entity as an editor finds them. */
		async start(of = `title/${TITLE}`): Promise<Partial<Record<EditField, string>>> {
			const { values, later } = (await send('GET', `edits/${of}`)).json()
			return Object.fromEntries(
				[...values, ...later].map(({ field, value }: { field: string; value: string }) => [field, value]),
			)
		},
		/** Edits from what an editor saw to what they want. */
		edit: (key: Key | undefined, seen: Partial<Record<EditField, string>>, wanted: object, of = `title/${TITLE}`) =>
			send('POST', `edits/${of}`, key, {
				changes: Object.entries(wanted).map(([field, to]) => ({ field, from: seen[field as EditField] ?? '', to })),
			}),
		async log(of = `title/${TITLE}`) {
			return (await send('GET', `revisions/${of}`)).json()
		},
		undo: (key: Key | undefined, revision: number) => send('POST', `revisions/${revision}/undo`, key),
	}
}
