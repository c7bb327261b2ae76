import { jest } from '@jest/globals'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

const site = testSite()
const { newMember, send, read, refusal, setPublic } = relationBench(site)

const follow = (by: TestMember, whom: TestMember) => send('PUT', `members/${whom.id}/follow`, by)
const unfollow = (by: TestMember, whom: TestMember) => send('DELETE', `members/${whom.id}/follow`, by)
const list = (of: TestMember, query: string, by?: TestMember) =>
	read(`profiles/${encodeURIComponent(of.username)}/connections?${query}`, by)
const names = (page: { items: { username: string }[] }) => page.items.map(({ username }) => username)
const later = () => {
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
}

test('a follow counts once and can be removed', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	expect((await follow(caio, bia)).json()).toEqual({ isFollowed: true, followers: 1 })
	expect((await follow(caio, bia)).json()).toEqual({ isFollowed: true, followers: 1 })
	expect((await unfollow(caio, bia)).json()).toEqual({ isFollowed: false, followers: 0 })
	expect((await unfollow(caio, bia)).json()).toEqual({ isFollowed: false, followers: 0 })
})

test('a follow notifies once a day per follower', async () => {
	const [bia, caio] = [await newMember(), await newMember('Caio Mori')]
	const told = async () => (await read('notifications', bia)).items
	await follow(caio, bia)
	await unfollow(caio, bia)
	await follow(caio, bia)
	expect(await told()).toMatchObject([{ event: 'follow', user: { name: 'Caio Mori' }, link: '/profile/Caio%20Mori' }])
	await unfollow(caio, bia)
	site.clock.now = new Date(site.clock.now.getTime() + 86_400_001)
	await follow(caio, bia)
	expect(await told()).toHaveLength(2)
})

test('the lists are newest first, mark members whom the viewer follows, and omit the viewer', async () => {
	const [bia, caio, duda, enzo] = [
		await newMember('Bia'),
		await newMember('Caio'),
		await newMember('Duda'),
		await newMember('Enzo'),
	]
	for (const [by, whom] of [
		[caio, bia],
		[duda, bia],
		[enzo, bia],
		[bia, duda],
		[caio, duda],
	] as const) {
		await follow(by, whom)
		later()
	}
	const asVisitor = await list(bia, 'side=followers')
	expect(names(asVisitor)).toEqual(['Enzo', 'Duda', 'Caio'])
	expect(asVisitor).toMatchObject({ totals: { followers: 3, following: 1 }, isOwn: false, next: null })
	const asCaio = await list(bia, 'side=followers', caio)
	expect(asCaio.items).toMatchObject([
		{ username: 'Enzo', isFollowed: false },
		{ username: 'Duda', isFollowed: true },
	])
	expect(asCaio.totals).toEqual({ followers: 2, following: 1 })
	expect(await list(bia, 'side=following', bia)).toMatchObject({ items: [{ username: 'Duda' }], isOwn: true })
})

test('a list is searched by part of a name or by an id', async () => {
	const [bia, caio, helo] = [await newMember('Bia'), await newMember('Caio_100'), await newMember('Helô Vidal')]
	for (const by of [caio, helo]) await follow(by, bia)
	const found = async (q: string) => names(await list(bia, `side=followers&q=${encodeURIComponent(q)}`))
	expect(await found('helo')).toEqual(['Helô Vidal'])
	expect(await found(' VID ')).toEqual(['Helô Vidal'])
	expect(await found(caio.id)).toEqual(['Caio_100'])
	expect(await found(caio.id.toUpperCase())).toEqual(['Caio_100'])
	for (const q of ['%', '_%', '\\', "'", bia.id]) expect(await found(q)).toEqual([])
	expect((await list(bia, 'side=followers&q=helo')).totals).toEqual({ followers: 2, following: 0 })
})

test('pages of a long list contain each member once', async () => {
	const bia = await newMember('Bia')
	const rows = Array.from({ length: 70 }, (_, index) => ({ username: `S ${index}`, username_key: `s${index}` }))
	const members = await site.db.insertInto('member').values(rows).returning('id').execute()
	// Several of the same instant, and instants finer than a millisecond.
	await site.db
		.insertInto('member_follow')
		.values(
			members.map(({ id }, index) => ({
				follower_id: id,
				followed_id: bia.id,
				followed_at: `2026-03-01T00:00:00.000${String(Math.floor(index / 5)).padStart(3, '0')}Z`,
			})),
		)
		.execute()
	const seen: string[] = []
	let after = ''
	do {
		const page = await list(bia, `side=followers${after && `&after=${encodeURIComponent(after)}`}`)
		seen.push(...names(page))
		after = page.next ?? ''
	} while (after !== '')
	expect([seen.length, new Set(seen).size]).toEqual([70, 70])
	for (const cursor of ['x', '1~x', `99999999999999999999~${bia.id}`, '~']) {
		const path = `profiles/Bia/connections?side=followers&after=${encodeURIComponent(cursor)}`
		expect(await refusal('GET', path)).toEqual([400, 'request.invalid'])
	}
})

test('only the followed member can remove a follower', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await follow(caio, bia)
	expect((await send('DELETE', `followers/${caio.id}`, bia)).json()).toEqual({ followers: 0 })
	expect(names(await list(bia, 'side=followers'))).toEqual([])
})

test('a private member is in no list or count, and their follow does not notify', async () => {
	const [bia, caio, duda] = [await newMember('Bia'), await newMember('Caio'), await newMember('Duda')]
	await setPublic(caio, false)
	await follow(caio, bia)
	await follow(bia, duda)
	await setPublic(duda, false)
	expect((await read('notifications', bia)).items).toEqual([])
	const page = await list(bia, 'side=followers', bia)
	expect([names(page), page.totals]).toEqual([[], { followers: 0, following: 0 }])
	expect(await read('profiles/Bia')).toMatchObject({ followers: 0, following: 0 })
	expect((await read('profiles/Bia', caio)).followers).toBe(1)
	expect(await refusal('PUT', `members/${duda.id}/follow`, caio)).toEqual([404, 'request.notFound'])
})

test('a private member can be unfollowed, and their count is not returned', async () => {
	const [bia, caio, duda] = [await newMember('Bia'), await newMember('Caio'), await newMember('Duda')]
	for (const by of [caio, duda]) await follow(by, bia)
	await setPublic(bia, false)
	const ended = await unfollow(caio, bia)
	expect([ended.statusCode, ended.json()]).toEqual([200, { isFollowed: false, followers: 0 }])
	// After the unfollow the follower is a stranger again.
	expect(await refusal('DELETE', `members/${bia.id}/follow`, caio)).toEqual([404, 'request.notFound'])
	expect(await read('profiles/@me', bia)).toMatchObject({ followers: 1 })
	await setPublic(bia, true)
	expect(names(await list(bia, 'side=followers'))).toEqual(['Duda'])
})

test('changed counts are published for public profiles only', async () => {
	const told: string[] = []
	const publish = jest.spyOn(site.context.live, 'publish').mockImplementation((topic, { type }) => {
		if (type === 'profileChanged') told.push(topic)
	})
	const [bia, caio] = [await newMember(), await newMember()]
	await follow(caio, bia)
	expect(told.splice(0).toSorted()).toEqual([`profile:${bia.id}`, `profile:${caio.id}`].toSorted())
	await setPublic(caio, false)
	for (let again = 0; again < 2; again++) await unfollow(caio, bia)
	expect(told).toEqual([`profile:${bia.id}`])
	publish.mockRestore()
})
