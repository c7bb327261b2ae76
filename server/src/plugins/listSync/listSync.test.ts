import type { SyncService } from 'shared-contract'
import { newMember } from '../../testing/member.testing.ts'
import { syncBench } from './listSync.testing.ts'

const { addTitle, connect, edit, entry, fakes, pass, run, send, site, state, synced } = syncBench()

const SERVICES: SyncService[] = ['anilist', 'mal']
/** A score of ours as the service stores it. */
const scoreAt = (service: SyncService, score: number) => (service === 'anilist' ? score * 10 : score)
let made = 1000
/** A title that both services know. */
async function title(name: string, more: { total?: number | null; kind?: 'anime' | 'manga' } = {}) {
	const id = String(++made)
	const titleId = await addTitle(name, { total: 12, mal: id, anilist: id, ...more })
	for (const fake of Object.values(fakes)) fake.known.add(`${more.kind ?? 'anime'} ${id}`)
	return { titleId, id }
}

describe.each(SERVICES)('%s', (service) => {
	const fake = fakes[service]

	test('the first comparison tells what would change where, and changes nothing', async () => {
		const bia = await newMember(site.app)
		const [one, two, three] = [await title('Um'), await title('Dois'), await title('Três')]
		expect((await connect(bia, service)).json()).toEqual({ done: true })
		await edit(bia, one.titleId, { status: 'current', progress: 4 })
		await edit(bia, three.titleId, { status: 'current', progress: 2, score: 9 })
		pass(10)
		fake.put('anime', two.id, { status: 'paused', progress: 3, score: scoreAt(service, 7) })
		fake.put('anime', three.id, { status: 'current', progress: 6, started: '2026-04-01' })
		fake.put('anime', '99', { status: 'current' })
		fake.writes.length = 0
		const comparison = (await send('POST', `list-sync/${service}/comparison`, bia)).json()
		expect(comparison).toMatchObject({ here: 2, there: 2, conflicts: 1, same: 0, unknownHere: 1, unknownThere: 0 })
		const of = (titleId: number, side: string) =>
			comparison.changes.find((change: { title: { id: number }; side: string }) => {
				return change.title.id === titleId && change.side === side
			})
		expect(of(three.titleId, 'here').fields).toEqual([{ field: 'progress', from: '2', to: '6', isConflict: true }])
		expect(of(three.titleId, 'there').fields).toEqual([{ field: 'score', from: null, to: '9', isConflict: false }])
		expect(of(two.titleId, 'here')).toMatchObject({ isNew: true })
		expect(fake.writes).toEqual([])
		expect(await entry(bia, two.titleId)).toBeNull()
	})

	test('changes go both ways, each is in the list of changes, and nothing comes back', async () => {
		const [one, two] = [await title('Um'), await title('Dois', { kind: 'manga', total: 50 })]
		const bia = await synced(service)
		await edit(bia, one.titleId, { status: 'current', progress: 4, score: 8 })
		fake.put('manga', two.id, { status: 'completed', progress: 50, volumes: 5, times: 1, finished: '2025-01-31' })
		await run()
		expect(fake.lists.anime.get(one.id)).toMatchObject({
			...{ status: 'current', progress: 4, score: scoreAt(service, 8), started: '2026-04-01' },
		})
		expect(await entry(bia, two.titleId)).toMatchObject({
			...{ status: 'completed', progress: { current: 50 }, volumes: { current: 5 } },
			...{ rewatches: 1, finishedOn: '2025-01-31', score: null },
		})
		const { changes, lastAt, problem } = await state(bia, service)
		expect(changes.map(({ side, result, isNew }) => [side, result, isNew])).toEqual(
			expect.arrayContaining([
				['there', 'done', true],
				['here', 'done', true],
			]),
		)
		expect([problem, lastAt]).toEqual([null, site.clock.now.toISOString()])
		fake.writes.length = 0
		await run()
		expect(fake.writes).toEqual([])
		expect((await state(bia, service)).changes).toHaveLength(2)
	})

	test('field by field, and the newest wins where both sides changed one', async () => {
		const { titleId, id } = await title('Um')
		const bia = await synced(service)
		await edit(bia, titleId, { status: 'current', progress: 1 })
		await run()
		fake.put('anime', id, { progress: 5, score: scoreAt(service, 6) })
		pass(10)
		await edit(bia, titleId, { progress: 7 })
		await run()
		expect(await entry(bia, titleId)).toMatchObject({ progress: { current: 7 }, score: 6 })
		expect(fake.lists.anime.get(id)).toMatchObject({ progress: 7, score: scoreAt(service, 6) })
		await edit(bia, titleId, { score: 2 })
		pass(10)
		fake.put('anime', id, { score: 0, progress: 8 })
		await run()
		expect(await entry(bia, titleId)).toMatchObject({ progress: { current: 8 }, score: null })
	})

	test('a score in tenths stays, also where the service rounds it, until another one is given there', async () => {
		const { titleId, id } = await title('Um')
		const bia = await synced(service)
		await edit(bia, titleId, { status: 'current', progress: 1, score: 8.5 })
		pass(10)
		fake.put('anime', id, { status: 'current', progress: 1, score: service === 'anilist' ? 85 : 9 })
		const score = async () => {
			await run()
			const { score: whole, exact = whole } = (await entry(bia, titleId)) ?? {}
			return exact
		}
		expect([await score(), await score()]).toEqual([8.5, 8.5])
		expect(fake.lists.anime.get(id)?.score).toBe(service === 'anilist' ? 85 : 9)
		pass(10)
		fake.put('anime', id, { score: scoreAt(service, 7) })
		expect([await score(), await score()]).toEqual([7, 7])
		pass(10)
		await edit(bia, titleId, { score: 6.4 })
		expect([await score(), fake.lists.anime.get(id)?.score]).toEqual([6.4, service === 'anilist' ? 64 : 6])
	})

	const scores = async (
		bia: Awaited<ReturnType<typeof newMember>>,
		{ titleId, id }: Awaited<ReturnType<typeof title>>,
	) => {
		await run()
		await run()
		const { score: whole = null, exact = whole } = (await entry(bia, titleId)) ?? {}
		return [exact, fake.lists.anime.get(id)?.score]
	}

	test('a vote on a page is a change, also of a score that the service rounds', async () => {
		const one = await title('Um')
		const bia = await synced(service)
		const path = `titles/${one.titleId}/vote`
		await edit(bia, one.titleId, { status: 'current', progress: 1, score: 7.3 })
		await scores(bia, one)
		pass(1)
		await send('PUT', path, bia, { score: 9 })
		expect(await scores(bia, one)).toEqual([9, scoreAt(service, 9)])
		fake.put('anime', one.id, { score: scoreAt(service, 6) })
		pass(1)
		await send('PUT', path, bia, { score: 8 })
		expect(await scores(bia, one)).toEqual([8, scoreAt(service, 8)])
	})

	test('a vote on a title that is not listed stays, and is sent', async () => {
		const one = await title('Um')
		const bia = await synced(service)
		fake.put('anime', one.id, { status: 'current', progress: 1, score: scoreAt(service, 9) })
		pass(1)
		await send('PUT', `titles/${one.titleId}/vote`, bia, { score: 3 })
		expect(await scores(bia, one)).toEqual([3, scoreAt(service, 3)])
	})

	test('a service that is switched off refuses nothing for good', async () => {
		const { titleId, id } = await title('Um')
		const bia = await synced(service)
		await edit(bia, titleId, { status: 'current', progress: 1 })
		await run()
		fake.faults = [{ status: 403, json: {} }]
		await edit(bia, titleId, { progress: 5 })
		await run()
		expect((await state(bia, service)).problem).toBe('away')
		pass(120)
		await run()
		expect(fake.lists.anime.get(id)?.progress).toBe(5)
	})

	test('a repeat and its end', async () => {
		const { titleId, id } = await title('Um')
		const bia = await synced(service)
		await edit(bia, titleId, { status: 'completed' })
		await run()
		await edit(bia, titleId, { status: 'rewatching', progress: 3 })
		await run()
		expect(fake.lists.anime.get(id)).toMatchObject({
			...(service === 'anilist' ? { status: 'rewatching' } : { status: 'current', isAgain: true }),
			...{ progress: 3, times: 0 },
		})
		fake.put('anime', id, { status: 'completed', isAgain: false, progress: 12, times: 1 })
		await run()
		expect(await entry(bia, titleId)).toMatchObject({ status: 'completed', rewatches: 1, isRepeat: false })
		fake.writes.length = 0
		await run()
		expect(fake.writes).toEqual([])
	})

	test('nothing is deleted without an answer; then it is removed there, or put back', async () => {
		const [one, two, three] = [await title('Um'), await title('Dois'), await title('Três')]
		const bia = await synced(service)
		for (const { titleId } of [one, two, three]) await edit(bia, titleId, { status: 'current', progress: 2 })
		await run()
		for (const { titleId } of [one, two]) await send('DELETE', `list/${titleId}`, bia)
		fake.lists.anime.delete(three.id)
		fake.writes.length = 0
		await run()
		await run()
		expect(fake.writes).toEqual([])
		const { questions } = await state(bia, service)
		expect(questions.map(({ title: { id }, goneFrom }) => [id, goneFrom])).toEqual([
			[one.titleId, 'here'],
			[two.titleId, 'here'],
			[three.titleId, 'there'],
		])
		const answer = (titleId: number, choice: string) =>
			send('PUT', `list-sync/${service}/questions/${titleId}`, bia, { choice })
		await answer(one.titleId, 'remove')
		await answer(two.titleId, 'restore')
		await answer(three.titleId, 'remove')
		expect((await answer(one.titleId + 500, 'remove')).statusCode).toBe(404)
		await run()
		expect(fake.writes).toEqual([`remove ${one.id}`])
		expect(await entry(bia, two.titleId)).toMatchObject({ progress: { current: 2 } })
		expect(await entry(bia, three.titleId)).toBeNull()
		expect((await state(bia, service)).questions).toEqual([])
		expect((await state(bia, service)).changes.filter(({ result }) => result === 'removed')).toHaveLength(2)
	})

	test('private entries and notes stay where they are', async () => {
		const [one, two] = [await title('Um'), await title('Dois')]
		const bia = await synced(service)
		await edit(bia, one.titleId, { status: 'current', isPrivate: true })
		await edit(bia, two.titleId, { status: 'current', notes: 'Segredo' })
		await run()
		expect(fake.writes).toEqual([`anime ${two.id}`])
		expect(JSON.stringify([...fake.lists.anime])).not.toContain('Segredo')
		await edit(bia, two.titleId, { isPrivate: true })
		await run()
		expect((await state(bia, service)).questions).toEqual([])
	})

	test('while the service is away the pauses grow, and it says so; then nothing is lost', async () => {
		const { titleId, id } = await title('Um')
		const bia = await synced(service)
		await edit(bia, titleId, { status: 'current', progress: 3 })
		fake.isAway = true
		const pauses: number[] = []
		for (let times = 0; times < 4; times++) {
			await run()
			const { nextAt, problem } = await state(bia, service)
			expect(problem).toBe('away')
			pauses.push(Math.round((Date.parse(nextAt ?? '') - site.clock.now.getTime()) / 60_000))
			pass(Math.max(0, (pauses.at(-1) ?? 0) - 6) * 60)
		}
		expect(pauses).toEqual([1, 2, 4, 8])
		fake.isAway = false
		fake.faults = [{ status: 503, json: {} }]
		await run(10)
		expect((await state(bia, service)).problem).toBe('away')
		await run(20)
		expect(await state(bia, service)).toMatchObject({ problem: null, state: 'on' })
		expect(fake.lists.anime.get(id)).toMatchObject({ progress: 3 })
	})

	test('the limit of the service is kept, and a long list goes on after it', async () => {
		const titles = []
		for (let at = 0; at < 45; at++) titles.push(await title(`N${at}`))
		const bia = await synced(service)
		for (const { titleId } of titles) await edit(bia, titleId, { status: 'planned' })
		fake.perMinute = 20
		await run()
		const first = await state(bia, service)
		expect(first).toMatchObject({ problem: 'limited', lastAt: null })
		expect(Date.parse(first.nextAt ?? '') - site.clock.now.getTime()).toBe(60_000)
		const asked = fake.requests
		await run(0.5)
		expect(fake.requests).toBe(asked)
		for (let times = 0; times < 4; times++) await run()
		expect(fake.lists.anime.size).toBe(45)
		expect(new Set(fake.writes).size).toBe(fake.writes.length)
		expect((await state(bia, service)).problem).toBeNull()
	})

	test('a list of several pages is read to its end', async () => {
		const { titleId, id } = await title('Último')
		for (let at = 0; at < 1050; at++) fake.put('anime', String(50_000 + at), { status: 'planned' })
		fake.put('anime', id, { status: 'current', progress: 5 })
		const bia = await synced(service)
		await run()
		expect(await entry(bia, titleId)).toMatchObject({ progress: { current: 5 } })
	})

	test('a change that the other side refuses is told once, and keeps no other waiting', async () => {
		const [one, two] = [await title('Um'), await title('Dois')]
		fake.known.delete(`anime ${one.id}`)
		const bia = await synced(service)
		await edit(bia, one.titleId, { status: 'current' })
		await edit(bia, two.titleId, { status: 'current' })
		fake.put('anime', (await title('Três')).id, { status: 'current', progress: 40 })
		await run()
		await run()
		const { changes, questions } = await state(bia, service)
		expect(changes.map(({ title: { title: name }, side, result }) => [name, side, result])).toEqual(
			expect.arrayContaining([
				['Um', 'there', 'refused'],
				['Dois', 'there', 'done'],
				['Três', 'here', 'refused'],
			]),
		)
		expect([changes.length, questions]).toEqual([3, []])
	})

	test('titles that share an id there are not sent twice', async () => {
		const [one, two] = [await title('Parte 1'), await title('Parte 2')]
		await site.db.updateTable('external_id').set({ id: one.id }).where('title_id', '=', two.titleId).execute()
		const bia = await synced(service)
		await edit(bia, one.titleId, { status: 'current', progress: 4 })
		await edit(bia, two.titleId, { status: 'planned' })
		await run()
		await run()
		expect(fake.writes).toEqual([])
		expect(await entry(bia, two.titleId)).toMatchObject({ status: 'planned', progress: { current: 0 } })
	})
})
