import type { EntryChange, SyncService } from 'shared-contract'
import { isFull } from '../../testing/full.testing.ts'
import { remoteFields } from './compare.ts'
import { syncBench } from './listSync.testing.ts'
import { servicesOf } from './services/index.ts'
import type { Fields } from './tables.ts'

const { addTitle, edit, entry, fakes, pass, run, site, synced } = syncBench()

const ROUNDS = isFull ? 1000 : 20
const ENTRIES = 5
let titlesMade = 0
const STATUSES = ['current', 'planned', 'paused', 'dropped'] as const

/** Numbers that are the same in every run of the test (mulberry32). */
function numbers(seed: number) {
	let at = seed
	return (below: number) => {
		at = (at + 0x6d2b79f5) | 0
		let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below
	}
}

interface Outcome {
	/** Values that are not what the last change of a side made them. */
	lost: string[]
	/** Changes that were sent to a service though nobody made them here, or more than once. */
	echoes: number
}

/**
 * Edits entries at random on both sides and syncs, again and again. After each sync every field has to be what the side
 * made it that changed it since the last one; if both did, the side whose entry was changed last.
 *
 * @param forgets takes the rule away that stops echoes: what both sides agreed on is not remembered
 */
async function play(service: SyncService, rounds: number, forgets = false): Promise<Outcome> {
	const fake = fakes[service]
	const draw = numbers(36)
	const scale = service === 'anilist' ? 10 : 1
	const titles: { id: string; titleId: number; model: Partial<Fields>; here: number; there: number }[] = []
	const bia = await synced(service)
	for (let at = 0; at < ENTRIES; at++) {
		const id = String(700 + titlesMade++)
		const titleId = await addTitle(`Obra ${service} ${forgets} ${at}`, { total: 100, mal: id, anilist: id })
		fake.known.add(`anime ${id}`)
		titles.push({ id, titleId, model: {}, here: 0, there: 0 })
		await edit(bia, titleId, { status: 'current', progress: 1, startedOn: '2026-01-01' })
		Object.assign(titles[at]?.model ?? {}, { status: 'current', progress: 1, score: null, startedOn: '2026-01-01' })
	}
	await run()
	const outcome: Outcome = { lost: [], echoes: 0 }
	let step = 0
	for (let round = 0; round < rounds; round++) {
		fake.writes.length = 0
		const edits = new Map<string, { by: 'here' | 'there'; value: unknown; step: number }[]>()
		for (const title of titles) title.here = title.there = 0
		for (let times = draw(4) + 1; times > 0; times--) {
			const title = titles[draw(ENTRIES)]
			if (!title) continue
			const by = draw(2) === 0 ? 'here' : 'there'
			pass(2)
			step += 1
			title[by] = step
			const wanted = [
				(): EntryChange => ({ status: STATUSES[draw(STATUSES.length)] ?? 'current' }),
				(): EntryChange => ({ progress: draw(60) + 1, status: 'paused' }),
				(): EntryChange => ({ score: draw(11) || null }),
				(): EntryChange => ({ startedOn: `2026-02-${10 + draw(15)}` }),
			][draw(4)]?.()
			if (!wanted) continue
			const { status, progress, score, startedOn } = wanted
			// A status alone would date the beginning.
			const dated = startedOn ?? (await entry(bia, title.titleId)).startedOn
			if (by === 'here') await edit(bia, title.titleId, { ...wanted, startedOn: dated })
			else
				fake.put('anime', title.id, {
					...(status && { status }),
					...(progress && { progress }),
					...(score !== undefined && { score: (score ?? 0) * scale }),
					...(startedOn && { started: startedOn }),
				})
			for (const [field, value] of Object.entries(wanted)) {
				const key = `${title.id} ${field}`
				edits.set(key, [...(edits.get(key) ?? []), { by, value, step }])
			}
		}
		for (const title of titles) {
			for (const field of ['status', 'progress', 'score', 'startedOn'] as const) {
				const made = edits.get(`${title.id} ${field}`) ?? []
				const last = (by: 'here' | 'there') => made.filter((each) => each.by === by).at(-1)
				const [here, there] = [last('here'), last('there')]
				// A value that is what it was is no change.
				const changed = [here, there].filter((each) => each && each.value !== title.model[field])
				const newest = title.here > title.there ? 'here' : 'there'
				const winner = changed.length === 2 ? changed.find((each) => each?.by === newest) : changed[0]
				if (winner) Object.assign(title.model, { [field]: winner.value })
			}
		}
		if (forgets) await site.db.updateTable('list_sync_entry').set({ here: '{}', there: '{}' }).execute()
		await run()
		if (new Set(fake.writes).size !== fake.writes.length) outcome.echoes += 1
		const editedHere = titles.filter(({ here }) => here > 0).map(({ id }) => `anime ${id}`)
		outcome.echoes += fake.writes.filter((write) => !editedHere.includes(write)).length
		outcome.lost.push(...(await differences(round)))
		fake.writes.length = 0
		if (forgets) await site.db.updateTable('list_sync_entry').set({ here: '{}', there: '{}' }).execute()
		await run()
		outcome.echoes += fake.writes.length
	}
	return outcome

	async function differences(round: number): Promise<string[]> {
		const theirs = await remote()
		const found: string[] = []
		for (const { id, titleId, model } of titles) {
			const own = await entry(bia, titleId)
			const here = { ...own, progress: own?.progress.current }
			for (const field of ['status', 'progress', 'score', 'startedOn'] as const) {
				if (here[field] !== model[field]) found.push(`round ${round}: ${field} of ${id} here`)
				if (theirs.get(id)?.[field] !== model[field]) found.push(`round ${round}: ${field} of ${id} there`)
			}
		}
		const { count } = await site.db
			.selectFrom('list_entry')
			.where('member_id', '=', bia.id)
			.select((select) => select.fn.countAll<string>().as('count'))
			.executeTakeFirstOrThrow()
		if (Number(count) !== ENTRIES || theirs.size !== ENTRIES) found.push(`round ${round}: an entry more or less`)
		return found
	}

	async function remote(): Promise<Map<string, Fields>> {
		const token = [...fake.tokens.keys()].at(-1) ?? ''
		const list = servicesOf(site.context.settings, () => site.clock.now)
			.get(service)
			?.list(token, '7')
		return new Map((await list?.readAll())?.map(({ row }) => [row.id, remoteFields(row)]))
	}
}

test.each<SyncService>(['anilist', 'mal'])(
	`${ROUNDS} rounds of edits on both sides with %s: nothing is lost, nothing is double, nothing comes back`,
	async (service) => {
		for (const each of Object.values(fakes)) each.lifetimeMs = 365 * 86_400_000
		expect(await play(service, ROUNDS)).toEqual({ lost: [], echoes: 0 })
	},
	1_200_000,
)

test('without what both sides agreed on, the same edits are lost and come back', async () => {
	for (const each of Object.values(fakes)) each.lifetimeMs = 365 * 86_400_000
	const { lost, echoes } = await play('anilist', isFull ? 60 : 40, true)
	expect(lost.length).toBeGreaterThan(0)
	expect(echoes).toBeGreaterThan(0)
}, 120_000)
