import { sql } from 'kysely'
import type { CastMember, ListItem, MissingOverview, SearchEntity } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { revisionBench, TITLE } from './revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
const { send, start } = bench

const ana = { id: null, name: 'Ana Torquato' }
const voice = (language: string, name: string): ListItem<'voices'> => ({
	character: ana,
	language,
	person: { id: null, name },
})
const read = async (path: string) => (await send('GET', path)).json()
const cast = async (): Promise<CastMember[]> => (await read(`titles/${TITLE}`)).cast
const missing = async (field: string) =>
	((await read('missing')) as MissingOverview).fields.find((each) => each.field === field)?.missing

async function addVoices(voices: ListItem<'voices'>[], more: object = {}) {
	const bia = await bench.member()
	const answer = await bench.edit(bia, await start(), { voices: JSON.stringify(voices), ...more })
	expect(answer.statusCode).toBe(200)
	return answer.json().revision
}

beforeEach(() => bench.fill())

test('a voice brings its character into the cast of the page, each voice once', async () => {
	const before = await missing('cast')
	await addVoices([voice('pt-BR', 'Rui'), voice('pt-BR', 'Sol'), voice('ja', 'Mori')])
	const [part, ...others] = await cast()
	expect(others).toEqual([])
	expect(part).toMatchObject({ character: { name: 'Ana Torquato' }, voiceActor: { name: 'Mori' } })
	expect(part?.voices?.map(({ person }) => person.name)).toEqual(['Mori', 'Rui', 'Sol'])
	expect(await missing('cast')).toBe((before ?? 0) - 1)
	expect(await missing('voices')).toBe((before ?? 0) - 1)
})

test('every voice is drawn, also in a cast of more characters than a page shows without one', async () => {
	await sql`with c as (insert into character (name) select 'Figurante ' || n from generate_series(1, 70) n returning id)
		insert into title_cast (title_id, position, character_id) select ${TITLE}, row_number() over (), id from c`.execute(
		site.db,
	)
	await addVoices([voice('pt-BR', 'Rui')])
	const parts = await cast()
	expect(parts).toHaveLength(61)
	expect(parts.at(-1)).toMatchObject({ character: { name: 'Ana Torquato' }, voices: [{ person: { name: 'Rui' } }] })
})

test('those of the cast come first, in its order, and keep their roles', async () => {
	const rui = { id: null, name: 'Rui Borges' }
	await addVoices([voice('pt-BR', 'Sol')], { cast: JSON.stringify([{ character: rui, role: 'main' }]) })
	expect((await cast()).map(({ character, role }) => [character.name, role])).toEqual([
		['Rui Borges', 'main'],
		['Ana Torquato', undefined],
	])
})

test('the character has a page with its title, and is found', async () => {
	await addVoices([voice('pt-BR', 'Rui')])
	const id = (await cast())[0]?.character.id
	const page = await read(`characters/${id}`)
	expect(page).toMatchObject({ titleTotal: 1, titles: [{ title: { id: TITLE } }], voices: [{ language: 'pt-BR' }] })
	const { characters } = await read('search?q=ana%20torquato')
	expect(characters.map(({ name }: SearchEntity) => name)).toEqual(['Ana Torquato'])
	const { items } = await read('suggestions?kind=character&q=torquato')
	expect(items).toMatchObject([{ id, hint: expect.stringMatching(/./) }])
})

test('a stored voice without a row in the cast is drawn too, and a second edit makes no second character', async () => {
	await sql`with c as (insert into character (name) values ('Ana Torquato') returning id),
		p as (insert into person (name) values ('Rui') returning id)
		insert into title_voice (title_id, character_id, language, person_id) select ${TITLE}, c.id, 'pt-BR', p.id from c, p`.execute(
		site.db,
	)
	expect((await cast()).map(({ voices }) => voices?.length)).toEqual([1])
	await addVoices([...JSON.parse((await start()).voices ?? '[]'), voice('ja', 'Mori')])
	expect((await cast()).map(({ voices }) => voices?.length)).toEqual([2])
})

test('with its last voice the character leaves the cast', async () => {
	const revision = await addVoices([voice('pt-BR', 'Rui')])
	await bench.undo(await bench.member('moderator'), revision)
	expect(await cast()).toEqual([])
})
