import { DAY_MS } from 'shared-contract/units'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { notifySequels } from './notifySequels.ts'

const site = testSite()

interface Given {
	title: string
	kind?: 'anime' | 'manga'
	format?: 'TV' | 'Movie' | 'Manga'
	status?: 'not_released' | 'releasing' | 'completed'
	/** Days before now. */
	age?: number
	started?: string
}
async function addTitle({ title, kind = 'anime', format = 'TV', status = 'not_released', age = 0, started }: Given) {
	const added_at = new Date(site.clock.now.getTime() - age * DAY_MS)
	const { id } = await site.db
		.insertInto('title')
		.values({ kind, format, status, title, sort_title: title, added_at, ...(started && { started }) })
		.returning('id')
		.executeTakeFirstOrThrow()
	return id
}
const relate = (title_id: number, kind: string, target_id: number) =>
	site.db.insertInto('title_relation').values({ title_id, position: target_id, kind, target_id }).execute()

async function memberWith(titleId: number, status: 'completed' | 'current' = 'completed', days = 30) {
	const member = await newMember(site.app)
	const added_at = new Date(site.clock.now.getTime() - days * DAY_MS)
	await site.db.insertInto('list_entry').values({ member_id: member.id, title_id: titleId, status, added_at }).execute()
	return member
}
const told = async (headers: Record<string, string>) =>
	(await site.app.inject({ url: '/api/notifications', headers }))
		.json()
		.items.map(({ event, params, link }: { event: string; params: { about?: string; title: string }; link: string }) =>
			[event, params.about, params.title, link].join(' '),
		)
const tell = async () => {
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS / 24)
	await notifySequels(site.context)
}

test.each([
	['as a sequel', 'TV', '/anime/', (former: number, sequel: number) => relate(former, 'sequel', sequel)],
	['as a prequel', 'Movie', '/movie/', (former: number, sequel: number) => relate(sequel, 'prequel', former)],
] as const)('a title that is related %s to a completed one is told once', async (_words, format, path, join) => {
	const former = await addTitle({ title: 'Ondas', status: 'completed', age: 400 })
	const { headers } = await memberWith(former)
	const sequel = await addTitle({ title: 'Ondas 2', format })
	await join(former, sequel)
	for (let again = 0; again < 3; again++) await tell()
	expect(await told(headers)).toEqual([`siteUpdate sequel Ondas 2 ${path}${sequel}`])
})

test('two parts that were completed tell of one sequel once', async () => {
	const parts = [await addTitle({ title: 'A', age: 90 }), await addTitle({ title: 'B', age: 90 })]
	const { id, headers } = await memberWith(parts[0] ?? 0)
	const added_at = new Date(site.clock.now.getTime() - 30 * DAY_MS)
	await site.db
		.insertInto('list_entry')
		.values({ member_id: id, title_id: parts[1] ?? 0, status: 'completed', added_at })
		.execute()
	const sequel = await addTitle({ title: 'C' })
	for (const part of parts) await relate(part, 'sequel', sequel)
	await tell()
	expect(await told(headers)).toHaveLength(1)
})

test.each<[string, Partial<Given>, string, 'completed' | 'current']>([
	['that is out already', { status: 'completed' }, 'sequel', 'completed'],
	['that has been running for years', { status: 'releasing', started: '1999-10-20' }, 'sequel', 'completed'],
	['that the catalogue has had for longer', { age: 8 }, 'sequel', 'completed'],
	['of another kind of relation', {}, 'side_story', 'completed'],
	['of what is not completed', {}, 'sequel', 'current'],
])('a title %s is not told', async (_words, given, kind, status) => {
	const former = await addTitle({ title: 'Ondas', status: 'completed', age: 400 })
	const { headers } = await memberWith(former, status)
	await relate(former, kind, await addTitle({ title: 'Ondas 2', ...given }))
	await tell()
	expect(await told(headers)).toEqual([])
})

test('neither who has the sequel on their list, nor who added the former title later, nor who wants no releases is told', async () => {
	const former = await addTitle({ title: 'Ondas', status: 'completed', age: 400 })
	const [knows, late, quiet] = [
		await memberWith(former),
		await memberWith(former, 'completed', 0),
		await memberWith(former),
	]
	const sequel = await addTitle({ title: 'Ondas 2', age: 1 })
	await relate(former, 'sequel', sequel)
	await site.app.inject({
		method: 'PATCH',
		url: `/api/list/${sequel}`,
		headers: knows.headers,
		payload: { status: 'planned' },
	})
	const payload = { newFollowers: true, comments: true, newReleases: false, siteUpdates: true }
	await site.app.inject({ method: 'PUT', url: '/api/notifications/preferences', headers: quiet.headers, payload })
	await tell()
	for (const { headers } of [knows, late, quiet]) expect(await told(headers)).toEqual([])
})

test('a whole catalogue that is imported tells a member of ten sequels, however often the job runs', async () => {
	const former = await addTitle({ title: 'Ondas', status: 'completed', age: 400 })
	const { headers } = await memberWith(former)
	for (let number = 1; number <= 30; number++)
		await relate(former, 'sequel', await addTitle({ title: `Ondas ${number}` }))
	for (let again = 0; again < 3; again++) await tell()
	expect(await told(headers)).toHaveLength(10)
})
