import { sql } from 'kysely'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { unreadNotifications } from './notifications.ts'

const site = testSite()

interface Given {
	memberId: string
	event?: 'reply' | 'follow'
	at?: string
	actorId?: string
	read?: boolean
}

const notify = ({ memberId, event = 'reply', at = '2026-03-31T10:00:00Z', actorId, read = false }: Given) =>
	site.db
		.insertInto('notification')
		.values({
			member_id: memberId,
			type: 'comment',
			event,
			params: JSON.stringify({ title: 'Ação' }),
			actor_id: actorId ?? null,
			link: '/anime/1',
			created_at: new Date(at),
			read_at: read ? new Date(at) : null,
		})
		.execute()

const read = (headers: Record<string, string> = {}) => site.app.inject({ url: '/api/notifications', headers })
const sampleMember = () =>
	site.db
		.insertInto('member')
		.values({ username: 'Bia Kagawa', username_key: 'biakagawa', is_sample: true })
		.returning('id')
		.executeTakeFirstOrThrow()

test('a member reads their own, newest first, with the unread count', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	await notify({ memberId: bia.id, at: '2026-03-30T10:00:00Z', read: true })
	await notify({ memberId: bia.id, event: 'follow', actorId: caio.id })
	await notify({ memberId: caio.id })
	expect((await read(bia.headers)).json()).toEqual({
		unread: 1,
		next: null,
		items: [
			{
				id: '2',
				type: 'comment',
				event: 'follow',
				params: { title: 'Ação' },
				user: { name: caio.username, avatarUrl: `/art/avatar/${caio.id}.svg` },
				createdAt: '2026-03-31T10:00:00.000Z',
				read: false,
				link: '/anime/1',
			},
			expect.objectContaining({ id: '1', read: true, user: null }),
		],
	})
})

test('marking as read affects only the member’s own', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	await notify({ memberId: bia.id })
	await notify({ memberId: caio.id })
	const answer = await site.app.inject({ method: 'POST', url: '/api/notifications/read', headers: bia.headers })
	expect(answer.json()).toEqual({ done: true })
	expect((await read(bia.headers)).json()).toMatchObject({ unread: 0, items: [{ read: true }] })
	expect((await read(caio.headers)).json().unread).toBe(1)
})

test('a visitor of the demo reads those of the sample member, and cannot change them', async () => {
	const { id } = await sampleMember()
	await notify({ memberId: id })
	expect((await read()).json()).toMatchObject({ unread: 1, items: [{ id: '1' }] })
	const answer = await site.app.inject({ method: 'POST', url: '/api/notifications/read' })
	expect(answer.statusCode).toBe(401)
	expect(answer.json().code).toBe('auth.required')
	expect((await read()).json().unread).toBe(1)
})

test('a visitor of a site that is no demo reads none', async () => {
	const { id } = await sampleMember()
	await notify({ memberId: id })
	await newMember(site.app)
	expect((await read()).json()).toEqual({ items: [], unread: 0, next: null })
})

test('a notification of a title brings its names in other languages', async () => {
	const bia = await newMember(site.app)
	const { id } = await site.db
		.insertInto('title')
		.values({
			kind: 'anime',
			format: 'TV',
			status: 'completed',
			title: 'Ação',
			english_title: 'Action',
			native_title: 'アクション',
			romaji_title: 'Akushon',
			sort_title: 'acao',
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	const values = {
		member_id: bia.id,
		type: 'update',
		event: 'newEpisode',
		created_at: new Date('2026-03-31T10:00:00Z'),
	} as const
	const params = (title: string) => JSON.stringify({ title, number: '3' })
	await site.db
		.insertInto('notification')
		.values([
			{ ...values, params: params('Ação'), link: `/anime/${id}#comment-1` },
			{ ...values, params: params('Outra coisa'), link: `/anime/${id}` },
			{ ...values, params: params('Ação'), link: '/episode/999999999' },
		])
		.execute()
	const { items } = (await read(bia.headers)).json()
	expect(items.map(({ title }: { title?: unknown }) => title)).toEqual([
		undefined,
		undefined,
		{ title: 'Ação', englishTitle: 'Action', japaneseTitle: 'アクション', romajiTitle: 'Akushon' },
	])
	expect(items.map(({ imageUrl }: { imageUrl?: string }) => imageUrl)).toEqual([
		undefined,
		undefined,
		`/art/poster/${id}.svg`,
	])
})

/** The rows of `notification` that a count of unread ones reads. */
async function rowsReadFor(memberId: string): Promise<number> {
	const plans: unknown[] = []
	const explained = site.db.withPlugin({
		transformQuery: ({ node }) =>
			node.kind === 'RawNode'
				? {
						...node,
						sqlFragments: [`explain (analyze, format json) ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)],
					}
				: node,
		transformResult: async ({ result }) => {
			plans.push(...result.rows)
			return { ...result, rows: [] }
		},
	})
	await unreadNotifications(explained, memberId)
	let rows = 0
	JSON.stringify(plans, (_key, node) => {
		if (node?.['Relation Name'] === 'notification') rows += node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
		return node
	})
	return rows
}

test('the count of unread ones stops at 100, and so does what it reads', async () => {
	const [bia, caio, duda] = [await newMember(site.app), await newMember(site.app), await newMember(site.app)]
	const add = (count: number, actorId: string) =>
		sql`insert into notification (member_id, type, event, params, link, created_at, actor_id)
			select ${bia.id}, 'comment', 'reply', '{}', '/anime/1', ${site.clock.now}, ${actorId} from generate_series(1, ${count}::int)`.execute(
			site.db,
		)
	await site.db.insertInto('member_block').values({ member_id: bia.id, blocked_id: duda.id }).execute()
	await add(60, duda.id)
	await add(99, caio.id)
	expect((await read(bia.headers)).json().unread).toBe(99)
	expect(await rowsReadFor(bia.id)).toBe(159)
	await add(5_000, caio.id)
	expect((await read(bia.headers)).json().unread).toBe(100)
	expect(await rowsReadFor(bia.id)).toBeLessThan(200)
})
