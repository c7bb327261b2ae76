import type { TogetherWishes } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { idsOf, sorted, togetherBench } from './together.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { begin, deal, enter, fill, guest, list, newMember, refused, room, setPublic, wish } = togetherBench(site)

/** Ana, Beto and a guest in a room. */
async function three() {
	const [ana, beto] = [await newMember(), await newMember()]
	const code = await begin(ana)
	for (const member of [ana, beto]) await enter(code, member)
	return { ana, beto, code, zeca: await guest(code) }
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

test('ten titles, the best known: no manga, adult, removed or unreleased one, and no later part', async () => {
	await fill(16, (id) => ({
		...(id === 1 && { kind: 'manga', format: 'Manga' }),
		...(id === 2 && { is_adult: true, removed_at: site.clock.now }),
		...(id === 3 && { removed_at: site.clock.now }),
		...(id === 4 && { status: 'not_released' }),
	}))
	await insertRows(site.db, 'title_relation', [{ title_id: 5, position: 0, kind: 'prequel', target_id: 6 }])
	const { ana, code } = await three()
	const { cards, phase, isLoose } = (await deal(code, ana)).json()
	expect(sorted(idsOf({ cards } as never))).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
	expect([phase, isLoose]).toEqual(['cards', false])
})

test('the same cards for each, in an order of their own that stays', async () => {
	await fill(12)
	const { ana, beto, code, zeca } = await three()
	await deal(code, ana)
	const orders = await Promise.all([ana, beto, zeca].map(async (who) => idsOf(await room(code, who))))
	for (const order of orders) expect(sorted(order)).toEqual(upTo(10))
	expect(new Set(orders.map(String)).size).toBe(3)
	expect(idsOf(await room(code, beto))).toEqual(orders[1])
})

test.each<[what: string, one: Partial<TogetherWishes>, other: Partial<TogetherWishes>, fitting: number[]]>([
	['the least time counts: an episode', { time: 'episode' }, { time: 'film' }, [3, 4, 5, 6]],
	['the least time counts: a film', { time: 'film' }, { time: 'evening' }, [1]],
	['dubbed for one is dubbed for all', { dub: 'pt' }, {}, [4]],
	['a service that somebody has', { services: ['kiosque'] }, { services: ['outro'] }, [5, 6]],
	['a genre of each', { genres: ['comedy', 'drama'] }, { genres: ['drama', 'sports'] }, [3]],
])('%s', async (_what, one, other, fitting) => {
	await fill(6, (id) => ({ ...(id === 1 && { format: 'Movie' }), minutes: id < 3 ? 100 : 24 }))
	await insertRows(site.db, 'title_dub', [{ title_id: 4, language: 'pt-BR', confidence: null, source: null }])
	await insertRows(site.db, 'platform', [
		{ id: 1, key: 'kiosque', name: 'Kiosque' },
		{ id: 2, key: 'outro', name: 'Outro' },
	])
	await insertRows(site.db, 'title_platform', [
		{ title_id: 5, platform_id: 1, status: 'available' },
		{ title_id: 6, platform_id: 2, status: 'available' },
		{ title_id: 2, platform_id: 2, status: 'soon' },
	])
	await insertRows(site.db, 'title_genre', [
		{ title_id: 2, position: 0, genre: 'comedy' },
		{ title_id: 3, position: 0, genre: 'drama' },
	])
	const { ana, beto, code } = await three()
	await wish(code, ana, one)
	await wish(code, beto, other)
	const dealt = await room((await deal(code, beto)).json().code, ana)
	const strict = 'services' in one || 'genres' in one
	const stored = await site.db.selectFrom('together_card').select('title_id').orderBy('place').execute()
	expect(sorted(stored.slice(0, fitting.length).map(({ title_id }) => title_id))).toEqual(fitting)
	// Too few titles fit: others follow, and the room says so.
	expect([stored.length > fitting.length, dealt.isLoose]).toEqual([strict, strict])
})

test('what somebody has planned comes before what is better known; what somebody has seen does not come', async () => {
	await fill(14)
	const { ana, beto, code } = await three()
	await list(ana, 14, 'planned')
	await list(beto, 1, 'completed')
	await list(beto, 2, 'dropped')
	await list(ana, 3, 'completed')
	await wish(code, ana, { again: true })
	await deal(code, ana)
	expect(sorted(idsOf(await room(code, beto)))).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 14])
	const [first] = await site.db.selectFrom('together_card').where('place', '=', 0).select('title_id').execute()
	expect(first?.title_id).toBe(14)
})

/** Title 13 is like those that somebody has seen. */
const liken = () =>
	insertRows(
		site.db,
		'title_neighbor',
		[1, 2, 3].map((title_id) => ({ title_id, neighbor_id: 13, similarity: 1 })),
	)

test('what is like that which somebody has seen comes before what is better known', async () => {
	await fill(14)
	await liken()
	const { ana, beto, code } = await three()
	for (const seen of [1, 2, 3]) await list(beto, seen, 'completed')
	await deal(code, ana)
	expect(sorted(idsOf(await room(code, ana)))).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
	const [first] = await site.db.selectFrom('together_card').where('place', '=', 0).select('title_id').execute()
	expect(first?.title_id).toBe(13)
})

test('what is liked comes before what is better known', async () => {
	await fill(14, (id) => (id > 4 ? { weighted_rating: 8 } : { weighted_rating: 6 }))
	const { ana, code } = await three()
	await deal(code, ana)
	expect(sorted(idsOf(await room(code, ana)))).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
})

test.each(['private entries', 'a private profile'])(
	'%s change neither the cards nor any answer for others, only the order of their owner',
	async (what) => {
		await fill(14)
		await liken()
		const { ana, beto, code, zeca } = await three()
		const isPrivate = what === 'private entries'
		if (!isPrivate) await setPublic(ana, false)
		await list(ana, 4, 'planned', isPrivate)
		await list(ana, 14, 'planned', isPrivate)
		for (const seen of [1, 2, 3]) await list(ana, seen, 'completed', isPrivate)
		await deal(code, beto)
		const own = idsOf(await room(code, ana))
		expect([own[0], sorted(own.slice(-3))]).toEqual([4, [1, 2, 3]])
		for (const who of [beto, zeca]) expect(sorted(idsOf(await room(code, who)))).toEqual(upTo(10))
		const before = await Promise.all([beto, zeca, undefined].map((who) => room(code, who)))
		await site.db.deleteFrom('list_entry').where('member_id', '=', ana.id).execute()
		expect(await Promise.all([beto, zeca, undefined].map((who) => room(code, who)))).toEqual(before)
	},
)

test('who is alone gets no cards, nor does a room that nothing fits', async () => {
	await fill(2)
	const ana = await newMember()
	const code = await begin(ana)
	await enter(code, ana)
	expect(await refused('POST', `/${code}/cards`, ana)).toEqual([409, 'together.alone'])
	const zeca = await guest(code)
	await wish(code, zeca, { time: 'film' })
	expect(await refused('POST', `/${code}/cards`, ana)).toEqual([409, 'together.nothingFits'])
	await wish(code, zeca)
	expect((await deal(code, zeca)).statusCode).toBe(200)
	expect(await refused('POST', `/${code}/cards`, ana)).toEqual([409, 'together.started'])
	expect((await wish(code, ana)).json().code).toBe('together.started')
})
