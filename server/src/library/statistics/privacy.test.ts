import { relationBench } from '../../community/relation.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, send, read, refusal, addTitle, setPublic } = relationBench(site)

const entry = (by: Awaited<ReturnType<typeof newMember>>, titleId: number, change: object) =>
	send('PATCH', `list/${titleId}`, by, change)

test('a private entry counts for its owner only, a removed entry or title for nobody', async () => {
	const bia = await newMember('Bia')
	const [open, secret, taken, removed] = [
		await addTitle('a'),
		await addTitle('b'),
		await addTitle('c'),
		await addTitle('d'),
	]
	for (const id of [open, secret, taken, removed]) await entry(bia, id, { status: 'current', progress: 3, score: 8 })
	await entry(bia, secret, { isPrivate: true })
	await send('DELETE', `list/${taken}`, bia)
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', removed).execute()
	for (const path of ['statistics', 'years/2026']) {
		expect(await read(`profiles/Bia/${path}`)).toMatchObject({ titles: 1, episodes: 3, isOwn: false })
		expect(await read(`profiles/@me/${path}`, bia)).toMatchObject({ titles: 2, episodes: 6, isOwn: true })
	}
	const caio = await newMember('Caio')
	for (const id of [open, secret]) await entry(caio, id, { status: 'current', score: 5 })
	expect(await read('profiles/Bia/comparison/Caio')).toMatchObject({ shared: 1, scored: 1, member: { titles: 1 } })
	expect(await read('profiles/Bia/comparison/Caio', bia)).toMatchObject({ shared: 2, member: { titles: 2 } })
})

test('a visitor has no own statistics; a year and a comparison are checked', async () => {
	expect(await refusal('GET', 'profiles/@me/statistics')).toEqual([401, 'auth.required'])
	await newMember('Fabi')
	expect(await refusal('GET', 'profiles/Fabi/comparison/fabi')).toEqual([400, 'request.invalid'])
})

test('a title counts statuses and dated scores of public lists alone, and votes as its page does', async () => {
	const id = await addTitle('e')
	const [gil, hugo, iris] = [await newMember('Gil'), await newMember('Hugo'), await newMember('Iris')]
	await entry(gil, id, { status: 'current', score: 10 })
	await entry(hugo, id, { status: 'dropped', score: 2, isPrivate: true })
	await entry(iris, id, { status: 'paused', score: 4 })
	await setPublic(iris, false)
	const scores = [0, 1, 0, 1, 0, 0, 0, 0, 0, 1]
	expect(await read(`titles/${id}/statistics`)).toEqual({
		statuses: { current: 1, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 },
		scores,
		months: [{ month: '2026-04', votes: 1, mean: 10 }],
	})
	expect((await read(`titles/${id}`)).score.distribution).toEqual(scores)
})

test('the mean of a title goes on from month to month', async () => {
	const id = await addTitle('f')
	for (const [name, score, at] of [
		['Jô', 10, '2026-01-05'],
		['Kai', 4, '2026-01-20'],
		['Léo', 4, '2026-03-31'],
	] as const) {
		site.clock.now = new Date(`${at}T12:00:00Z`)
		await send('PUT', `titles/${id}/vote`, await newMember(name), { score })
	}
	expect((await read(`titles/${id}/statistics`)).months).toEqual([
		{ month: '2026-01', votes: 2, mean: 7 },
		{ month: '2026-03', votes: 1, mean: 6 },
	])
})
