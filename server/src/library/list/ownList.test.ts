import type { ListEntry, OwnList } from 'shared-contract'
import { recordChanges } from '../../catalogue/recordChanges.ts'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, send, read, addTitle } = relationBench(site)
const HOUR_MS = 3_600_000

const whole = (member: TestMember): Promise<OwnList> => read('list', member)
const since = (member: TestMember, version = ''): Promise<OwnList> => read(`list?since=${version}`, member)
/**
 * The answer after a version with nothing new. While a transaction of another database of the server is open, what was written since
 * it began is told again.
 */
async function settled(member: TestMember, version = ''): Promise<OwnList> {
	const answer = await since(member, version)
	return answer.changes && answer.entries.length === 0 ? answer : settled(member, answer.version)
}
const idsOf = ({ entries }: OwnList) => entries.map(({ title }) => title.id)

/** The entries that a browser has after an answer, by title; undefined where it asks for the whole list. */
function merged(held: ReadonlyMap<number, ListEntry>, { entries, changes }: OwnList) {
	const now = new Map(changes ? held : [])
	for (const entry of entries) now.set(entry.title.id, entry)
	for (const id of changes?.removed ?? []) now.delete(id)
	const scores = [...now.values()].reduce((sum, { score }) => sum + (score ?? 0), 0)
	return changes && (now.size !== changes.count || scores !== changes.scores) ? undefined : now
}
const byTitle = (list: OwnList) => new Map(list.entries.map((entry) => [entry.title.id, entry]))

test('after any change, what changed since the last answer leads to the whole list', async () => {
	const [ana, bia] = [await newMember(), await newMember()]
	const titles = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => addTitle(name)))
	const patch = (id: number, change: object, member = ana) => send('PATCH', `list/${id}`, member, change)
	const setTitle = async (id: number, values: { title?: string; removed_at?: Date | null }) => {
		await site.db.updateTable('title').set(values).where('id', '=', id).execute()
		await recordChanges(site.db, { titles: [id] })
	}
	const steps: ((id: number, step: number) => Promise<unknown>)[] = [
		(id, step) => patch(id, { status: 'current', progress: step }),
		(id, step) => patch(id, { score: 1 + (step % 10) }),
		(id) => patch(id, { isPrivate: true, notes: 'só minha' }),
		(id) => send('DELETE', `list/${id}`, ana),
		(id) => send('POST', `list/${id}/restore`, ana),
		(id) => site.db.deleteFrom('title_vote').where('title_id', '=', id).execute(),
		(id) => site.db.deleteFrom('list_entry').where('title_id', '=', id).execute(),
		(id, step) => setTitle(id, { title: `Outro nome ${step}` }),
		(id) => setTitle(id, { removed_at: site.clock.now }),
		(id) => setTitle(id, { removed_at: null }),
		(id) => patch(id, { status: 'planned' }, bia),
	]
	for (const id of titles) await patch(id, { status: 'planned' })
	let held = await whole(ana)
	let [seed, wholes] = [7, 0]
	const random = (below: number) => {
		seed = (seed * 48_271) % 2_147_483_647
		return seed % below
	}
	for (let step = 1; step <= 150; step++) {
		site.clock.now = new Date(site.clock.now.getTime() + 1000)
		const id = titles[random(titles.length)] ?? 0
		await steps[random(steps.length)]?.(id, step)
		const answer = await since(ana, held.version)
		const truth = await whole(ana)
		const now = merged(byTitle(held), answer)
		if (now) expect(now).toEqual(byTitle(truth))
		else wholes += 1
		expect(answer.changes).toBeDefined()
		held = { ...answer, entries: truth.entries }
	}
	// Only a row that is deleted at once leaves nothing to tell of it.
	expect(wholes).toBeGreaterThan(0)
	expect(wholes).toBeLessThan(40)
})

test('only what changed is sent, and what leads to the front', async () => {
	const ana = await newMember()
	const [one, two, three] = [await addTitle('A'), await addTitle('B'), await addTitle('C')]
	for (const id of [one, two, three]) await send('PATCH', `list/${id}`, ana, { status: 'planned', score: 5 })
	const { version, changes } = await settled(ana)
	expect(changes).toEqual({ removed: [], moved: [], count: 3, scores: 15 })
	await site.db.updateTable('title_vote').set({ score: 6 }).where('title_id', '=', two).execute()
	await send('PATCH', `list/${one}`, ana, { progress: 1, status: 'current' })
	await send('DELETE', `list/${three}`, ana)
	const answer = await since(ana, version)
	expect(idsOf(answer).toSorted()).toEqual([one, two])
	expect(answer.changes).toEqual({ removed: [three], moved: [one], count: 2, scores: 11 })
	expect((await settled(ana, answer.version)).changes).toMatchObject({ moved: [], count: 2 })
})

test('a wrong version, an old one and one of another database get the whole list', async () => {
	const ana = await newMember()
	const title = await addTitle('A')
	await send('PATCH', `list/${title}`, ana, { status: 'planned' })
	const { version = '' } = await whole(ana)
	const [transaction, catalogue, sentAt] = version.split('-').map(Number)
	const ahead = [
		`${Number(transaction) + 1_000_000}-${catalogue}-${sentAt}`,
		`${transaction}-${Number(catalogue) + 9}-${sentAt}`,
	]
	for (const wrong of ['', 'x', '1-2', '1-2-3-4', '-1-2-3', ...ahead]) {
		const answer = await since(ana, wrong)
		expect([idsOf(answer), answer.changes]).toEqual([[title], undefined])
	}
	site.clock.now = new Date(site.clock.now.getTime() + 11 * HOUR_MS)
	const later = await since(ana, version)
	expect(later.changes).toBeDefined()
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	// The answer with changes does not prolong the time of the whole one.
	for (const old of [version, later.version]) expect((await since(ana, old)).changes).toBeUndefined()
})

test('after very many changes the whole list is sent', async () => {
	const ana = await newMember()
	const title = await addTitle('A')
	await send('PATCH', `list/${title}`, ana, { status: 'planned' })
	const { version } = await whole(ana)
	const ids = await site.db
		.insertInto('title')
		.values(
			Array.from({ length: 501 }, (_, at) => ({
				kind: 'anime' as const,
				format: 'TV' as const,
				status: 'completed' as const,
				title: `T${at}`,
				sort_title: `t${at}`,
			})),
		)
		.returning('id')
		.execute()
	await site.db
		.insertInto('list_entry')
		.values(ids.map(({ id }) => ({ member_id: ana.id, title_id: id })))
		.execute()
	const answer = await since(ana, version)
	expect(answer.changes).toBeUndefined()
	expect(answer.entries).toHaveLength(502)
})
