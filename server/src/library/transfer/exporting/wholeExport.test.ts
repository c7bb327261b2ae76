import { ENTRY_STATUSES, type ImportRow } from 'shared-contract'
import type { TestMember } from '../../../testing/member.testing.ts'
import { testSite } from '../../../testing/site.testing.ts'
import { transferBench } from '../transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)
const { newMember, addTitle, checked, apply, rows, send } = bench

const NOTES = [
	'',
	'boa',
	'linha 1\n\nlinha 3',
	'x ]]> & <anime> </anime> &amp; 🎐',
	'boa\n#drama, #fim de tarde',
	'#só, #etiquetas',
]
const DATES = [
	{},
	{ startedOn: '2018' },
	{ startedOn: '2019-04', finishedOn: '2019-06-30' },
	{ startedOn: '2020-01-01', finishedOn: '2020-02' },
]

let bia: TestMember
let titles: number[]

/** Titles that share ids, names, both or nothing, each with an entry of another kind. */
beforeEach(async () => {
	bia = await newMember('Bia Cia')
	titles = []
	for (let at = 0; at < 36; at += 1) {
		const kind = at % 6 === 5 ? ('manga' as const) : ('anime' as const)
		const pair = Math.floor(at / 2)
		const name = at % 12 < 6 ? `Obra ${at}` : `Igual ${pair}`
		const ids = [
			{ mal: String(100 + at), anilist: String(900 + pair) },
			{ mal: String(100 + pair), anilist: String(900 + pair) },
			{ mal: String(100 + pair) },
			{},
		][at % 4]
		titles.push(await addTitle(name, { kind, year: 2000 + (at % 3), ...ids }))
	}
	for (const [at, id] of titles.entries()) await write(id, at)
	const lists = []
	for (const title of ['Gemas', 'Vazia', 'Depois']) {
		lists.push(
			(await send('POST', 'lists', bia, { title, description: `de ${title}`, isPublic: title === 'Gemas' })).json()
				.list,
		)
	}
	const [gems, , later] = lists
	const apart = await addTitle('Só na lista')
	for (const id of [titles[9], apart, titles[2], titles[8]]) await send('PUT', `lists/${gems.id}/items/${id}`, bia)
	for (const id of [titles[2], titles[1]]) await send('PUT', `lists/${later.id}/items/${id}`, bia)
	for (const [list, id] of [
		[gems, apart],
		[gems, titles[2]],
		[later, titles[2]],
	])
		await send('PUT', `lists/${list.id}/items/${id}/text`, bia, { text: `Em ${list.title}:\n"🎐" <b>`, read: '' })
})

async function write(id: number, at: number) {
	const edit = async (change: object) => {
		const { statusCode, body } = await send('PATCH', `list/${id}`, bia, change)
		if (statusCode !== 200) throw new Error(body)
	}
	const status = ENTRY_STATUSES[at % ENTRY_STATUSES.length]
	for (let repeat = 0; repeat < at % 3; repeat += 1) {
		await edit({ status: 'completed' })
		await edit({ status: 'rewatching' })
	}
	const progress = [0, 3, 12, 7][at % 4]
	await edit({ status, progress, volumes: at % 6 === 5 ? at : 0, score: at % 11 || null, isPrivate: at % 3 === 0 })
	await edit({ notes: NOTES[at % NOTES.length], startedOn: null, finishedOn: null, ...DATES[at % DATES.length] })
}

const file = async (name: string) =>
	(await site.app.inject({ url: `/api/list-exports/${name}`, headers: bia.headers })).rawPayload

/** All that a member has, but for instants and the numbers of rows and lists. */
async function wholeOf({ id }: TestMember) {
	const { entries, votes, own } = await bench.lists(id)
	const without = (row: unknown, ...names: string[]) =>
		Object.fromEntries(Object.entries(row as object).filter(([name]) => !names.includes(name)))
	return {
		entries: entries.map((row) => without((row as { entry: object }).entry, 'added_at')),
		votes: votes.map((row) => without(row, 'voted_at')),
		own: own.map((row) => without(row, 'position')),
	}
}

test('lists.json comes back whole, field by field, with its custom lists', async () => {
	const caio = await newMember()
	const found = await checked(caio, await file('lists.json'))
	expect(found.counts).toEqual({ created: titles.length, changed: 0, unchanged: 0, refused: 0 })
	await apply(caio, found.id)
	expect(await wholeOf(caio)).toEqual(await wholeOf(bia))
	expect((await wholeOf(caio)).own.filter(({ text }) => text)).toHaveLength(3)
	await bench.expectLogToAgree()
	expect((await checked(caio, await file('lists.json'))).counts.unchanged).toBe(titles.length)
	expect((await bench.undo(caio, found.id)).json().import.skippedByUndo).toBe(0)
	expect((await wholeOf(caio)).own).toEqual([])
})

test('the XML files come back whole but for the custom lists, which they cannot hold', async () => {
	const caio = await newMember()
	for (const kind of ['anime', 'manga']) {
		const found = await checked(caio, await file(`mal-${kind}.xml.gz`))
		expect(found.counts.refused).toBe(0)
		await apply(caio, found.id)
	}
	const [his, hers] = [await wholeOf(caio), await wholeOf(bia)]
	expect({ ...his, own: [] }).toEqual({ ...hers, own: [] })
	await bench.expectLogToAgree()
})

test('with the ids of another site like ours, no row goes to a wrong title', async () => {
	const caio = await newMember()
	const ids = [...titles].reverse()
	const others = (text: string, pattern: RegExp) =>
		text.replaceAll(pattern, (_whole, before, id) => `${before}${ids[titles.indexOf(Number(id))] ?? 1}`)
	const json = others(String(await file('lists.json')), /("titleId":)(\d+)/g)
	const xml = others(String(await file('mal-anime.xml')), /(<niouka_id>)(\d+)/g)
	for (const text of [json, xml]) {
		const { id } = await checked(caio, text)
		const items: ImportRow[] = await rows(caio, id)
		const matched = items.filter(({ title }) => title !== null)
		expect(matched.length).toBeGreaterThan(10)
		for (const { title, sourceTitle, sourceId, line } of matched) {
			expect([line, sourceId, title?.title]).toEqual([line, sourceId, sourceTitle])
		}
		const waiting = new Set(items.filter(({ title }) => title === null).map(({ reason }) => reason))
		expect([...waiting].filter((reason) => reason !== 'ambiguous' && reason !== 'duplicate')).toEqual([])
	}
})
