import type { ListEntry } from 'shared-contract'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'

/** Helpers for tests of the list of a member, Bia, with an anime of 12 episodes. */
export function listBench(site: ReturnType<typeof testSite>) {
	const { newMember, send, read, addTitle } = relationBench(site)
	let bia: TestMember
	let title: number

	const ask = (method: 'PATCH' | 'POST' | 'DELETE', path: string, by?: TestMember, payload?: object, key?: string) =>
		site.app.inject({
			method,
			url: `/api/${path}`,
			headers: { ...by?.headers, ...(key ? { 'idempotency-key': key } : {}) },
			...(payload ? { payload } : {}),
		})
	const edit = (change: object, by = bia, id = title) => ask('PATCH', `list/${id}`, by, change)

	return {
		newMember,
		send,
		read,
		addTitle,
		/** Creates the member and the title. */
		async fill() {
			bia = await newMember('Bia')
			title = await addTitle('O Sino')
			await site.db.updateTable('title').set({ episode_count: 12 }).where('id', '=', title).execute()
			return { bia, title }
		},
		ask,
		edit,
		edited: async (change: object, by = bia): Promise<ListEntry> => (await edit(change, by)).json().entry,
		plusOne: (key?: string, by = bia) => ask('POST', `list/${title}/progress`, by, {}, key),
		list: (status: string, by?: TestMember, more = '') =>
			read(`profiles/Bia/list?kind=anime&status=${status}${more}`, by),
		/** The counter of every entry and what its log comes to. */
		async expectCounterAndLogToAgree() {
			const entries = await site.db.selectFrom('list_entry').selectAll().execute()
			for (const { member_id, title_id, rewatches, progress } of entries) {
				const runs = await site.db
					.selectFrom('list_progress')
					.where('member_id', '=', member_id)
					.where('title_id', '=', title_id)
					.where('round', '=', rewatches)
					.select(['first', 'last'])
					.orderBy('first')
					.execute()
				const seen = runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
				expect(seen).toEqual(Array.from({ length: progress }, (_, at) => at + 1))
			}
		},
	}
}
