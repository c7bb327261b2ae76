import { sql } from 'kysely'
import { Home } from 'shared-contract'
import { DAY_MS, WEEK_MS } from 'shared-contract/units'
import { SAMPLES } from 'shared-samples'
import { Check } from 'typebox/value'
import { testSite } from '../../testing/site.testing.ts'
import { seedSamples } from './seedSamples.ts'

const NOW = new Date('2026-04-01T12:00:00Z')

const site = testSite({ seed: async (db) => void (await seedSamples(db, NOW)) })

const count = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(site.db)).rows[0]?.count

test('every sample is in the database', async () => {
	expect(await count(sql`select count(*)::int as count from title where is_sample`)).toBe(SAMPLES.titles.length)
	expect(await count(sql`select count(*)::int as count from news_article`)).toBe(SAMPLES.articles.length)
	expect(await count(sql`select count(*)::int as count from member where is_sample and password_hash is null`)).toBe(
		SAMPLES.members.length,
	)
	expect(await count(sql`select count(*)::int as count from community_group`)).toBe(SAMPLES.groups.length)
	expect(await count(sql`select count(*)::int as count from notification`)).toBe(SAMPLES.notifications.length)
	expect(
		await count(sql`select count(*)::int as count from comment where parent_id is null and review_of is null`),
	).toBe(SAMPLES.comments.length)
	const scored = sql<{
		count: number
	}>`select count(*)::int as count from review r join comment c on c.id = r.comment_id
		join title_vote v on v.title_id = c.review_of and v.member_id = c.member_id`
	expect(await count(scored)).toBe(SAMPLES.reviews.length)
})

test('a database that holds something is left as it is', async () => {
	expect(await seedSamples(site.db, NOW)).toBe(false)
})

test('every airing of the samples falls into the coming week', async () => {
	const airing = SAMPLES.titles.filter((title) => title.airing !== null).length
	const week = sql<{ count: number }>`select count(*)::int as count from airing
		where airs_at >= ${NOW} and airs_at < ${new Date(NOW.getTime() + WEEK_MS)}`
	expect(await count(week)).toBe(airing)
})

test('the sample member is in the groups that say so, and in no other', async () => {
	const rows = await site.db
		.selectFrom('group_member as g')
		.innerJoin('member as m', 'm.id', 'g.member_id')
		.select('g.group_id')
		.where('m.username', '=', SAMPLES.members.find(({ key }) => key === SAMPLES.demoMember)?.name ?? '')
		.orderBy('g.group_id')
		.execute()
	const joined = SAMPLES.groups.filter((group) => group.joined).map(({ id }) => id)
	expect(rows.map(({ group_id }) => group_id)).toEqual(joined.sort())
})

test('the home page of the samples is full', async () => {
	site.clock.now = NOW
	const home = (await site.app.inject('/api/home')).json()
	expect(Check(Home, home)).toBe(true)
	for (const part of ['featured', 'popular', 'releases', 'episodes', 'mangas', 'movies', 'news']) {
		expect(home[part].length).toBeGreaterThanOrEqual(4)
	}
	expect(home.featured.map(({ rank }: { rank: number }) => rank)).toEqual(
		home.featured.map((_: unknown, place: number) => place + 1),
	)
})

test('a title whose votes all were 10 does not lead when they are few', async () => {
	const { items } = (await site.app.inject('/api/titles?kind=anime&sort=rating')).json()
	expect(items[0].totalVotes).toBeGreaterThan(50)
})

test('there are seven trending terms', async () => {
	expect((await site.app.inject('/api/search/trending')).json().terms).toEqual(SAMPLES.trending)
})

test('what a running series showed last is a week before its next showing, in its list as in the calendar', async () => {
	const { rows } = await sql<{ last: string; next: Date; zone: string }>`
		select max(e.aired) as last, max(a.airs_at) as next, max(a.zone) as zone
		from airing a join episode e on e.title_id = a.title_id group by a.title_id`.execute(site.db)
	expect(rows.length).toBeGreaterThan(3)
	for (const { last, next, zone } of rows) {
		const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(next.getTime() - WEEK_MS))
		const days = (Date.parse(day) - Date.parse(last)) / DAY_MS
		// 25:00 belongs to the day before.
		expect([0, 1]).toContain(days)
	}
})

test('no running series of the samples has reached its last episode, in the calendar or in its count', async () => {
	const { rows } = await sql<{ total: number; listed: number }>`
		select t.episode_count as total, (select count(*)::int from episode e where e.title_id = t.id) as listed
		from title t where t.status = 'releasing' and t.kind = 'anime'`.execute(site.db)
	expect(rows.length).toBeGreaterThan(3)
	for (const { total, listed } of rows) expect(total).toBeGreaterThan(listed)
	for (const weeks of [-1, 0]) {
		const week = new Date(NOW.getTime() + weeks * WEEK_MS).toISOString().slice(0, 10)
		const { items } = (await site.app.inject(`/api/calendar?week=${week}`)).json()
		expect(items.length).toBeGreaterThan(3)
		expect(items.filter(({ isLast }: { isLast?: boolean }) => isLast)).toEqual([])
	}
})

test('no sample member has seen what was not shown yet', async () => {
	const beyond = sql<{
		count: number
	}>`select count(*)::int as count from list_entry l join title t on t.id = l.title_id
		where t.status = 'releasing' and t.kind = 'anime' and l.progress > (select count(*) from episode e where e.title_id = t.id)`
	expect(await count(beyond)).toBe(0)
})

test.each(['anime', 'manga'])(
	'some %s has several posters and banners of our own, each another drawing',
	async (kind) => {
		const { rows } = await sql<{ id: number }>`select id from title t where kind = ${kind}
		and exists (select from title_picture p where p.title_id = t.id) order by id limit 1`.execute(site.db)
		const { posters, banners } = (await site.app.inject(`/api/titles/${rows[0]?.id}`)).json()
		expect([posters.length, banners.length]).toEqual([2, 3])
		const drawn = await Promise.all([...posters, ...banners].map((url: string) => site.app.inject(url)))
		expect(drawn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
		expect(new Set(drawn.map(({ body }) => body)).size).toBe(5)
	},
)

test('sample episodes are disliked by some, and most titles were edited by other members', async () => {
	const liked = sql<{ count: number }>`select count(*)::int as count from episode where likes > 0 and dislikes > 0`
	const episodes = sql<{ count: number }>`select count(*)::int as count from episode`
	expect(await count(liked)).toBeGreaterThan(((await count(episodes)) ?? 0) * 0.8)
	const edited = sql<{ count: number }>`select count(distinct entity_id)::int as count from revision r
		join title t on t.id = r.entity_id and t.posted_by <> r.member_id where r.entity = 'title' and r.before is not null`
	expect(await count(edited)).toBeGreaterThan(SAMPLES.titles.length / 2)
})
