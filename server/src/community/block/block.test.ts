import { expressionBuilder } from 'kysely'
import type { Schema } from '../../core/database/schema.ts'
import { blockedEitherWay, isBlockedEitherWay, notBlocked } from '../../core/identity/visibility/blocked.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite()
const { newMember, send, read, refusal } = relationBench(site)

const block = (by: TestMember, whom: TestMember) => send('PUT', `members/${whom.id}/block`, by)
const profile = (of: TestMember) => `profiles/${encodeURIComponent(of.username)}`

test('a block hides both from each other, and only from each other', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	expect((await block(bia, caio)).json()).toEqual({ done: true })
	for (const [reader, other] of [
		[bia, caio],
		[caio, bia],
	] as const) {
		for (const path of ['', '/activity', '/year', '/connections?side=followers']) {
			expect(await refusal('GET', profile(other) + path, reader)).toEqual([404, 'request.notFound'])
		}
		for (const path of ['follow', 'like']) {
			expect(await refusal('PUT', `members/${other.id}/${path}`, reader)).toEqual([404, 'request.notFound'])
		}
	}
	expect((await read(profile(caio), duda)).username).toBe(caio.username)
	expect((await read(profile(caio))).username).toBe(caio.username)
})

test('a block deletes follows and likes both ways; unblocking does not restore them', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	for (const [by, whom] of [
		[bia, caio],
		[caio, bia],
	] as const) {
		await send('PUT', `members/${whom.id}/follow`, by)
		await send('PUT', `members/${whom.id}/like`, by)
	}
	await block(bia, caio)
	expect(await read(profile(bia))).toMatchObject({ followers: 0, following: 0, likes: 0 })
	expect((await send('DELETE', `members/${caio.id}/block`, bia)).json()).toEqual({ done: true })
	expect((await read(profile(bia), caio)).relation).toMatchObject({ isFollowed: false, isLiked: false })
})

test('blocked members vanish from the lists of others for each other', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	for (const by of [bia, caio]) await send('PUT', `members/${duda.id}/follow`, by)
	await block(bia, caio)
	const seen = async (by?: TestMember) =>
		(await read(`${profile(duda)}/connections?side=followers`, by)).items.map(({ id }: { id: string }) => id)
	expect(await seen(caio)).toEqual([])
	expect(await seen(bia)).toEqual([])
	expect((await seen()).toSorted()).toEqual([bia.id, caio.id].toSorted())
})

test('the list of blocked members is private, newest first', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember('Caio'), await newMember('Duda')]
	await block(bia, caio)
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await block(bia, duda)
	await block(bia, duda)
	expect(await read('blocks', bia)).toMatchObject({
		items: [
			{ username: 'Duda', blockedAt: '2026-04-01T12:00:01.000Z' },
			{ username: 'Caio', blockedAt: '2026-04-01T12:00:00.000Z' },
		],
		next: null,
	})
	expect((await read('blocks', caio)).items).toEqual([])
})

test('nobody blocks themself', async () => {
	const bia = await newMember()
	expect(await refusal('PUT', `members/${bia.id}/block`, bia)).toEqual([400, 'relation.self'])
})

test('a follow and a block at once end as a block', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await Promise.all([
		send('PUT', `members/${bia.id}/follow`, caio),
		block(bia, caio),
		send('PUT', `members/${bia.id}/like`, caio),
		send('PUT', `members/${bia.id}/follow`, caio),
	])
	expect(await site.db.selectFrom('member_follow').selectAll().execute()).toEqual([])
	expect(await site.db.selectFrom('profile_like').selectAll().execute()).toEqual([])
	expect(await isBlockedEitherWay(site.db, caio.id, bia.id)).toBe(true)
})

test('the set of blocked ids and the SQL condition agree', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	await block(bia, caio)
	expect([...(await blockedEitherWay(site.db, caio.id))]).toEqual([bia.id])
	expect([...(await blockedEitherWay(site.db, duda.id))]).toEqual([])
	const eb = expressionBuilder<Schema, 'member'>()
	const seenBy = async (viewerId: string | null) => {
		const rows = await site.db
			.selectFrom('member')
			.where(notBlocked(eb, viewerId, 'member.id'))
			.select('id')
			.execute()
		return rows.map(({ id }) => id).toSorted()
	}
	expect(await seenBy(caio.id)).toEqual([caio.id, duda.id].toSorted())
	expect(await seenBy(bia.id)).toEqual([bia.id, duda.id].toSorted())
	expect(await seenBy(null)).toHaveLength(3)
})
