import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { start } = bench
let bia: Key
beforeEach(async () => {
	await bench.fill()
	bia = await bench.member()
})

const text = (items: unknown) => JSON.stringify(items)

test.each([
	['names', 'x', 'list.incomplete'],
	['names', '{}', 'list.incomplete'],
	['names', text([{ language: 'pt-BR', name: ' ' }]), 'list.incomplete'],
	['genres', text([{ genre: 'western' }]), 'list.incomplete'],
	['genres', text([{ genre: 'drama' }, { genre: 'drama' }]), 'list.repeated'],
	['externalIds', text(Array.from({ length: 301 }, (_, id) => ({ site: 'mal', id: `${id + 1}` }))), 'list.tooLong'],
	['links', text([{ name: 'a', url: 'javascript:alert(1)' }]), 'url.invalid'],
	['trailers', text([{ title: 'a', youtubeId: '"><script>' }]), 'list.incomplete'],
	[
		'episodes',
		text([{ season: 1, kind: 'regular', number: 2, title: 'a', aired: '2026-02-30', minutes: null }]),
		'date.invalid',
	],
	[
		'songs',
		text([{ kind: 'opening', number: 1, name: 'a', artist: null, firstEpisode: 9, lastEpisode: 2 }]),
		'number.invalid',
	],
	['episodeCount', '0', 'number.invalid'],
	['episodeCount', '1e3', 'number.invalid'],
	['started', '2026-13', 'date.invalid'],
	['format', 'Manga', 'request.invalid'],
	['status', 'paused', 'request.invalid'],
	['year', '1066', 'year.invalid'],
])('%s %# is refused with its code', async (field, to, code) => {
	const seen = await start()
	const answer = await bench.edit(bia, seen, { [field]: to })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: code }])
	expect(await start()).toEqual(seen)
})

test.each([
	['2026-10-25', '1900-01-01'],
	['2026-10-25', '2026-09'],
	['2026', '2025-12-31'],
])(
	'a title that began on %s and ended on %s is refused at its end, also where only one of them is edited',
	async (from, to) => {
		const refused = { statusCode: 400, fields: { ended: 'entry.dates.order' } }
		const edit = async (wanted: object) => {
			const answer = await bench.edit(bia, await start(), wanted)
			return { statusCode: answer.statusCode, fields: answer.json().fields }
		}
		expect(await edit({ started: from, ended: to })).toEqual(refused)
		expect((await edit({ started: from })).statusCode).toBe(200)
		expect(await edit({ ended: to })).toEqual(refused)
		expect((await edit({ started: to })).statusCode).toBe(200)
		expect((await edit({ ended: to })).statusCode).toBe(200)
		expect(await edit({ started: from })).toEqual(refused)
	},
)

test('a person who does not exist is refused', async () => {
	const answer = await bench.edit(
		bia,
		{ staff: '' },
		{ staff: text([{ person: { id: 99, name: 'x' }, role: 'music' }]) },
	)
	expect([answer.statusCode, answer.json().fields]).toEqual([400, { staff: 'list.unknown' }])
})
