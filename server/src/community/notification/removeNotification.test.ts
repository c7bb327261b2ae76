import { NOTIFICATION_UNDO_MS } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite()
const { newMember, send, read } = relationBench(site)

const notify = (memberId: string) =>
	site.db
		.insertInto('notification')
		.values({
			member_id: memberId,
			type: 'update',
			event: 'newEpisode',
			params: JSON.stringify({ title: 'Ação', number: '3' }),
			actor_id: null,
			link: '/episode/3',
			created_at: site.clock.now,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
const shown = async (by: TestMember) => {
	const { items, unread } = await read('notifications', by)
	return { ids: items.map(({ id }: { id: string }) => Number(id)), unread }
}
const remove = (id: number, by?: TestMember) => send('DELETE', `notifications/${id}`, by)
const restore = (id: number, by?: TestMember) => send('POST', `notifications/${id}/restore`, by)
const later = (ms: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + ms)
}

test('a removed one is neither shown nor counted; removal is idempotent', async () => {
	const bia = await newMember()
	const [one, other] = [await notify(bia.id), await notify(bia.id)]
	for (const _ of [1, 2]) expect((await remove(one.id, bia)).json()).toEqual({ done: true })
	expect(await shown(bia)).toEqual({ ids: [other.id], unread: 1 })
})

test('a removal can be undone for some minutes', async () => {
	const bia = await newMember()
	const { id } = await notify(bia.id)
	await remove(id, bia)
	later(NOTIFICATION_UNDO_MS)
	expect((await restore(id, bia)).json()).toMatchObject({ id: String(id), event: 'newEpisode', read: false })
	expect(await shown(bia)).toEqual({ ids: [id], unread: 1 })
	await remove(id, bia)
	later(NOTIFICATION_UNDO_MS + 1)
	expect((await restore(id, bia)).statusCode).toBe(404)
})

test('a later removal deletes those that cannot be restored any more', async () => {
	const bia = await newMember()
	const [old, young] = [await notify(bia.id), await notify(bia.id)]
	await remove(old.id, bia)
	later(NOTIFICATION_UNDO_MS + 1)
	await remove(young.id, bia)
	const left = await site.db.selectFrom('notification').where('member_id', '=', bia.id).select('id').execute()
	expect(left).toEqual([{ id: young.id }])
})

test('another member’s notification is not found', async () => {
	const [bia, eve] = [await newMember(), await newMember()]
	const { id } = await notify(bia.id)
	expect((await remove(id, eve)).json().code).toBe('request.notFound')
	await remove(id, bia)
	expect((await restore(id, eve)).json().code).toBe('request.notFound')
	expect((await remove(id)).json().code).toBe('auth.required')
	expect(await shown(bia)).toEqual({ ids: [], unread: 0 })
})
