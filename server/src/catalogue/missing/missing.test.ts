import type { MissingField, MissingOverview, MissingTitle } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { revisionBench, TITLE } from '../revision/revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { edit, member, start, send } = bench
const FILM = 2
const MANGA = 3

beforeEach(async () => {
	await bench.fill()
	const title = { status: 'completed', is_sample: false } as const
	await insertRows(site.db, 'title', [
		{ ...title, id: FILM, kind: 'anime', format: 'Movie', title: 'Maré', sort_title: 'mare', renown: 0.5 },
		{ ...title, id: MANGA, kind: 'manga', format: 'Manga', title: 'Folhas', sort_title: 'folhas', renown: 0.9 },
	])
})

const overview = async (): Promise<MissingOverview> => (await send('GET', 'missing')).json()
const counted = async (field: MissingField) => {
	const { missing, among } = (await overview()).fields.find((each) => each.field === field) ?? {}
	return [missing, among]
}
const lacking = async (field: MissingField, page = 1) =>
	(await send('GET', `missing/${field}?page=${page}`)).json().items.map(({ id }: MissingTitle) => id)

test('titles without a field, the best known first, among those that can have it', async () => {
	expect(await lacking('synopsis')).toEqual([MANGA, FILM])
	expect(await counted('synopsis')).toEqual([2, 3])
	expect(await lacking('voices')).toEqual([FILM, TITLE])
	expect(await counted('chapters')).toEqual([1, 1])
	expect([await lacking('episodes'), await counted('episodes')]).toEqual([[], [0, 1]])
	expect(await lacking('synopsis', 2)).toEqual([])
})

test('each kind has a list of its own', async () => {
	const ids = async (kind: string) =>
		(await send('GET', `missing/synopsis?kind=${kind}`)).json().items.map(({ id }: MissingTitle) => id)
	expect([await ids('anime'), await ids('movie'), await ids('manga')]).toEqual([[], [FILM], [MANGA]])
	const amongManga = (await send('GET', 'missing?kind=manga')).json().fields
	expect(amongManga.find(({ field }: { field: string }) => field === 'synopsis')).toEqual({
		field: 'synopsis',
		missing: 1,
		among: 1,
	})
})

test('a dub that is known by its voices is not missing', async () => {
	const before = await lacking('dubs')
	expect(before).toContain(FILM)
	await insertRows(site.db, 'person', [{ id: 1, name: 'Lia' }])
	await insertRows(site.db, 'character', [{ id: 1, name: 'Ana' }])
	const voice = { title_id: FILM, person_id: 1, character_id: 1 }
	await insertRows(site.db, 'title_voice', [{ ...voice, language: 'ja' }])
	expect(await lacking('dubs')).toEqual(before)
	await insertRows(site.db, 'title_voice', [{ ...voice, language: 'pt-BR' }])
	expect(await lacking('dubs')).toEqual(before.filter((id: number) => id !== FILM))
})

test('an edit fills it at once, and counts for its member until it is undone', async () => {
	const bia = await member()
	await edit(
		bia,
		await start(`title/${FILM}`),
		{ synopsis: 'O mar.', tags: '[{"name":"Ilha","weight":null,"isSpoiler":false}]' },
		`title/${FILM}`,
	)
	await edit(bia, await start(), { synopsis: 'Já havia uma.' })
	expect(await lacking('synopsis')).toEqual([MANGA])
	const { filled } = await overview()
	expect(filled).toEqual({ total: 2, drafted: 0, members: [{ name: expect.stringMatching(/^Membro/), count: 2 }] })
	const [{ id }] = (await bench.log(`title/${FILM}`)).items
	await bench.undo(await member('moderator'), id)
	expect((await overview()).filled).toEqual({ total: 0, drafted: 0, members: [] })
})

test('what was filled a week ago counts no more', async () => {
	await edit(await member(), await start(`title/${FILM}`), { synopsis: 'O mar.' }, `title/${FILM}`)
	site.clock.now = new Date(site.clock.now.getTime() + 8 * 86_400_000)
	expect((await overview()).filled.total).toBe(0)
})
