import { sortName } from '../../catalogue/fold.ts'
import { testSite } from '../../testing/site.testing.ts'
import { matchTitles } from './matchTitles.ts'
import type { SourceRow } from './reading/sourceRow.ts'
import { transferBench } from './transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { addTitle } = transferBench(site)

const row = (more: Partial<SourceRow>): SourceRow => ({
	line: 1,
	kind: 'anime',
	id: '',
	name: '',
	ids: [],
	ownId: null,
	names: [],
	format: null,
	year: null,
	content: { state: 'read', entry: { status: 'planned' }, notes: [] },
	lists: [],
	overwrites: true,
	seenAt: null,
	addedAt: null,
	...more,
})
const mal = (id: string) => ({ site: 'mal', id })
const anilist = (id: string) => ({ site: 'anilist', id })
/** The title of each row, or the reason why there is none. */
const matches = async (...rows: Partial<SourceRow>[]) =>
	(await matchTitles(site.db, rows.map(row))).map((match) => ('titleId' in match ? match.titleId : match.reason))

describe('titles that share an id', () => {
	let [kaikou, sakubou]: number[] = []
	beforeEach(async () => {
		kaikou = await addTitle('Kaikou', { mal: '31433', anilist: '20628' })
		sakubou = await addTitle('Sakubou', { mal: '51805', anilist: '20628' })
	})

	test('the other ids of a row decide, whatever their order', async () => {
		expect(await matches({ ids: [anilist('20628'), mal('51805')] })).toEqual([sakubou])
		expect(await matches({ ids: [mal('31433'), anilist('20628')] })).toEqual([kaikou])
	})

	test('else a name decides, else the row waits', async () => {
		expect(await matches({ ids: [anilist('20628')], names: ['sakubou!'] })).toEqual([sakubou])
		expect(await matches({ ids: [anilist('20628')], names: ['Outro'] })).toEqual(['ambiguous'])
		expect(await matches({ ids: [anilist('20628')] })).toEqual(['ambiguous'])
	})

	test('titles of one id and one name are told apart by format and year, or wait', async () => {
		const film = await addTitle('Igual', { mal: '7', format: 'Movie', year: 2001 })
		const series = await addTitle('Igual', { mal: '7', year: 2020 })
		expect(await matches({ ids: [mal('7')], names: ['Igual'], format: 'TV' })).toEqual([series])
		expect(await matches({ ids: [mal('7')], names: ['Igual'], year: 2001 })).toEqual([film])
		expect(await matches({ ids: [mal('7')], names: ['Igual'] })).toEqual(['ambiguous'])
	})

	test('ids that contradict each other wait, unless the name decides', async () => {
		const other = await addTitle('Outro', { mal: '9', anilist: '99' })
		expect(await matches({ ids: [anilist('99'), mal('31433')] })).toEqual(['ambiguous'])
		expect(await matches({ ids: [anilist('99'), mal('31433')], names: ['Outro'] })).toEqual([other])
	})

	test('this site’s own ids come first', async () => {
		const rows = [kaikou, sakubou].map((ownId, at) => ({
			ownId: ownId ?? 0,
			ids: [anilist('20628')],
			names: [['Kaikou', 'Sakubou'][at] ?? ''],
		}))
		expect(await matches(...rows)).toEqual([kaikou, sakubou])
	})

	test('another site’s own ids count for nothing where its other ids or its name are of another title', async () => {
		const remake = await addTitle('Cesta', { mal: '38680' })
		const first = await addTitle('Cesta', { mal: '120', year: 2001 })
		expect(await matches({ ownId: remake, ids: [mal('120')], names: ['Cesta'] })).toEqual([first])
		expect(await matches({ ownId: remake, ids: [mal('5')], names: ['Cesta'] })).toEqual(['unknownId'])
		expect(await matches({ ownId: kaikou ?? 0, names: ['Sakubou'] })).toEqual([sakubou])
		expect(await matches({ ownId: kaikou ?? 0, ids: [anilist('20628'), mal('51805')] })).toEqual([sakubou])
		expect(await matches({ ownId: remake, names: ['Cesta'], kind: 'manga' })).toEqual(['unknownName'])
	})

	test('our own id of a title that has another name by now is known by its other ids', async () => {
		expect(await matches({ ownId: kaikou ?? 0, ids: [mal('31433')], names: ['Nome antigo'] })).toEqual([kaikou])
	})
})

test('an id of a manga at MyAnimeList is found under both names of the site', async () => {
	const manga = await addTitle('Livro', { kind: 'manga' })
	await addTitle('Filme', { mal: '14' })
	await site.db.insertInto('external_id').values({ site: 'mal', id: '14', title_id: manga }).execute()
	expect(await matches({ kind: 'manga', ids: [{ site: 'mal-manga', id: '14' }] })).toEqual([manga])
})

describe('names without ids', () => {
	test('the name as it is written comes before others, and what is not certain waits', async () => {
		const [one, two] = [await addTitle('NEW GAME!', { year: 2016 }), await addTitle('NEW GAME!!', { year: 2017 })]
		expect(await matches({ names: ['New Game!!'] }, { names: ['New Game!'] })).toEqual([two, one])
		expect(await matches({ names: ['New Game'] })).toEqual(['ambiguous'])
		expect(await matches({ names: ['New Game!!!'] })).toEqual(['ambiguous'])
		expect(await matches({ names: ['New Game'], year: 2017 })).toEqual([two])
	})

	test('spaces, and a year in brackets', async () => {
		await addTitle('Mahoujin Guru Guru', { year: 1994 })
		const anew = await addTitle('Mahoujin Guru Guru (2017)', { year: 2017 })
		const old = await addTitle('Cesta', { year: 2001 })
		const remake = await addTitle('Cesta', { year: 2019 })
		expect(await matches({ names: ['Mahoujin Guruguru (2017)'] })).toEqual([anew])
		expect(await matches({ names: ['Cesta (2019)'] }, { names: ['Cesta (2001)'] })).toEqual([remake, old])
		expect(await matches({ names: ['Cesta (2020)'] }, { names: ['Cesta'] }, { names: ['(2019)'] })).toEqual([
			'unknownName',
			'ambiguous',
			'unknownName',
		])
	})

	test('a synonym', async () => {
		const title = await addTitle('Kimi no Na wa.')
		const name = 'Your Name.'
		const names = { title_id: title, position: 1, language: 'en', name, folded: sortName(name) }
		await site.db.insertInto('title_name').values(names).execute()
		expect(await matches({ names: ['Your Name'] })).toEqual([title])
	})
})
