import { sql } from 'kysely'
import type { MemberStatistics, MemberYear } from 'shared-contract'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { seedLongList } from './longList.testing.ts'

const ENTRIES = 577
// What is made once stays for all tests.
const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
const { newMember, read } = relationBench(site)
let bia: TestMember
let statistics: MemberStatistics
let year: MemberYear

beforeAll(async () => {
	bia = await newMember('Bia')
	await seedLongList(site.db, bia.id, ENTRIES)
	statistics = await read('profiles/Bia/statistics')
	year = await read('profiles/Bia/years/2025')
})

/** Plain SQL over the tables, as somebody would write it to check a figure: `seen` is what a visitor sees. */
async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
	return (await query.execute(site.db)).rows
}
const one = async (query: ReturnType<typeof sql<{ value: number | null }>>) => (await rows(query))[0]?.value
const PUBLIC = sql`list_entry e join title t on t.id = e.title_id left join title_vote v
	on v.title_id = t.id and v.member_id = e.member_id where e.member_id = (select id from member where username = 'Bia')
	and not e.is_private`
const SEEN = sql`${PUBLIC} and e.status <> 'planned'`
const LOG = sql`list_progress p join title t on t.id = p.title_id where t.id in (select e.title_id from ${SEEN})`

test('totals are those of the list', async () => {
	const value = (expression: ReturnType<typeof sql>, which = sql`true`) =>
		one(sql`select (${expression})::float as value from ${LOG} and ${which}`)
	expect(statistics).toMatchObject({
		titles: await one(sql`select count(*)::int as value from ${SEEN}`),
		episodes: await value(sql`sum(p.last - p.first + 1)`, sql`t.kind = 'anime'`),
		chapters: await value(sql`sum(p.last - p.first + 1)`, sql`t.kind = 'manga'`),
		minutes: await value(sql`sum((p.last - p.first + 1) * t.minutes)`, sql`t.kind = 'anime'`),
		unmeasured: await value(sql`sum(p.last - p.first + 1)`, sql`t.kind = 'anime' and t.minutes is null`),
		isOwn: false,
	})
	expect(statistics.episodes).toBeGreaterThan(4000)
	for (const kind of ['anime', 'manga'] as const) {
		for (const [status, count] of Object.entries(statistics.statuses[kind]))
			expect([kind, status, count]).toEqual([
				kind,
				status,
				await one(sql`select count(*)::int as value from ${PUBLIC} and t.kind = ${kind} and e.status = ${status}`),
			])
	}
})

test('months are those of the log, without a gap', async () => {
	const expected = await rows(sql<{ month: string; episodes: number; chapters: number }>`
		select to_char(p.seen_at at time zone 'UTC', 'YYYY-MM') as month,
			coalesce(sum(4) filter (where t.kind = 'anime'), 0)::int as episodes,
			coalesce(sum(4) filter (where t.kind = 'manga'), 0)::int as chapters
		from ${LOG} group by 1 order by 1`)
	expect(statistics.months.filter(({ episodes, chapters }) => episodes + chapters > 0)).toEqual(expected)
	const [first, last] = [expected[0]?.month, expected.at(-1)?.month].map((month = '') => Date.parse(`${month}-15`))
	expect(statistics.months).toHaveLength(Math.round(((last ?? 0) - (first ?? 0)) / 2_629_800_000) + 1)
	expect(statistics.years).toEqual([2026, 2025, 2024])
})

test.each([
	['genres', 'genre', sql`(select genre as id, title_id from title_genre)`],
	['studios', 'id', sql`(select studio_id as id, title_id from title_studio where role = 'studio')`],
	[
		'staff',
		'id',
		sql`(select person_id as id, title_id from title_staff where role like 'director%' or role like 'music%' group by 1, 2)`,
	],
	[
		'voices',
		'id',
		sql`(select v.person_id as id, v.title_id from title_voice v join title_cast c using (title_id, character_id)
			where v.language = 'ja' and c.role = 'main' group by 1, 2)`,
	],
] as const)('%s are the most frequent ones of the list', async (part, key, links) => {
	const expected = await rows(sql<{ id: string | number; titles: number; mean: number | null }>`
		select x.id, count(*)::int as titles, avg(v.score)::float as mean from ${links} x join (
			select e.title_id, v.score from ${SEEN}
		) v on v.title_id = x.title_id group by x.id order by 2 desc, x.id limit 10`)
	const found = statistics[part].map((row) => ({
		id: (row as unknown as Record<string, unknown>)[key],
		titles: row.titles,
		mean: row.mean,
	}))
	expect(found).toEqual(expected)
	expect(found.length).toBeGreaterThan(6)
})

test('years of release and scores are those of the list', async () => {
	expect(statistics.releases).toEqual(
		await rows(sql`select t.year, count(*)::int as titles from ${SEEN} group by 1 order by 1`),
	)
	const { scores } = statistics
	expect(scores.mean).toBe(await one(sql`select avg(v.score)::float as value from ${SEEN}`))
	const both = sql`${SEEN} and v.score is not null`
	expect(scores.siteMean).toBeCloseTo((await one(sql`select avg(t.rating)::float as value from ${both}`)) ?? 0, 9)
	for (const score of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
		expect(scores.own[score - 1]).toBe(
			await one(sql`select count(*)::int as value from ${SEEN} and v.score = ${score}`),
		)
		expect(scores.site[score - 1]).toBe(
			await one(sql`select count(*)::int as value from ${both} and round(t.rating::numeric) = ${score}`),
		)
	}
	const above = await rows(
		sql<{ id: number }>`select t.id from ${SEEN} and v.score > t.rating order by t.rating - v.score, t.id limit 6`,
	)
	expect(scores.above.map(({ title }) => title.id)).toEqual(above.map(({ id }) => id))
	expect(scores.below.every(({ score, rating }) => score < rating)).toBe(true)
})

test('a year has what was seen or finished in it', async () => {
	const of2025 = sql`${LOG} and extract(year from p.seen_at at time zone 'UTC') = 2025`
	const finished = sql`${SEEN} and e.finished_on like '2025%' and e.status in ('completed', 'rewatching')`
	expect(year).toMatchObject({
		year: 2025,
		completed: await one(sql`select count(*)::int as value from ${finished}`),
		titles: await one(sql`select count(*)::int as value from (
			select e.title_id from ${finished} union select p.title_id from ${of2025}) either`),
		episodes: await one(sql`select sum(4)::int as value from ${of2025} and t.kind = 'anime'`),
		minutes: await one(sql`select sum(4 * t.minutes)::int as value from ${of2025} and t.kind = 'anime'`),
		isPublic: true,
	})
	expect(year.months.map(({ month }) => month.slice(5))).toHaveLength(12)
	expect(year.best.map(({ score }) => score)).toEqual([10, 10, 10, 10, 10, 10])
	const days = await rows(sql<{ date: string; count: number }>`
		select to_char(p.seen_at at time zone 'UTC', 'YYYY-MM-DD') as date, sum(4)::int as count from ${of2025} group by 1 order by 2 desc, 1`)
	expect(year.busiest).toEqual(days[0])
})

test('days and years begin in the reader’s time zone', async () => {
	const inTokyo: MemberYear = await read('profiles/Bia/years/2025?zone=Asia/Tokyo')
	const expected = await one(sql`select sum(4)::int as value from ${LOG} and t.kind = 'anime'
		and extract(year from p.seen_at at time zone 'Asia/Tokyo') = 2025`)
	expect(inTokyo.episodes).toBe(expected)
	expect(await read('profiles/Bia/years/2025?zone=Mars/Olympus')).toEqual(year)
})

test('a list of 5,000 entries answers at once', async () => {
	const caio = await newMember('Caio')
	await site.db.deleteFrom('title').where('id', '>', 100_000).execute()
	await sql`delete from studio where id >= 900`.execute(site.db)
	await sql`delete from person where id >= 9000`.execute(site.db)
	await sql`delete from character where id >= 7000`.execute(site.db)
	await seedLongList(site.db, caio.id, 5000)
	await sql`analyze`.execute(site.db)
	const took: number[] = []
	for (let round = 0; round < 5; round += 1) {
		const before = process.cpuUsage()
		expect((await read('profiles/Caio/statistics')).titles).toBeGreaterThan(4000)
		const { user, system } = process.cpuUsage(before)
		took.push((user + system) / 1000)
	}
	// Milliseconds of work, with a wide margin: a query for each entry takes seconds.
	expect(Math.min(...took)).toBeLessThan(500)
})
