import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import { seedSamples } from '../../site/samples/seedSamples.ts'
import { testSite } from '../../testing/site.testing.ts'
import { up } from '../migrations/0018_no_drawn_faces.ts'

const BUSY = 9001
const EMPTY = 9002
const MERGED = 9003

const site = testSite({
	async seed(db) {
		await seedSamples(db, new Date('2026-11-21T12:00:00Z'))
		await insertRows(db, 'studio', [
			{ id: BUSY, name: 'Muito Trabalho', url: 'javascript:alert(1)' },
			{ id: EMPTY, name: 'Nada Ainda', url: null },
			{ id: MERGED, name: 'Antigo', url: null },
		])
		await db.updateTable('studio').set({ merged_into: BUSY }).where('id', '=', MERGED).execute()
		const ids = Array.from({ length: 40 }, (_, index) => 9100 + index)
		const title = { kind: 'anime' as const, format: 'TV' as const, status: 'completed' as const }
		await insertRows(
			db,
			'title',
			ids.map((id) => ({
				...title,
				id,
				title: `Obra ${id}`,
				sort_title: `obra ${id}`,
				year: id - 7100,
				renown: (id - 9100) / 40,
			})),
		)
		await insertRows(
			db,
			'title_studio',
			ids.map((title_id) => ({ title_id, studio_id: BUSY, role: 'producer' as const })),
		)
		await db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', 9139).execute()
	},
})

const get = async (url: string) => {
	const answer = await site.app.inject(url)
	return { status: answer.statusCode, body: answer.json() }
}
const idOf = async (table: 'person' | 'character' | 'studio', name: string) =>
	(await site.db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

test('a person shows works with their roles and voices with their characters, the newest works first', async () => {
	const { body: director } = await get(`/api/people/${await idOf('person', 'Michiru Aramaki')}`)
	expect(director.works.length).toBe(director.workTotal)
	expect(director.works).toContainEqual(
		expect.objectContaining({ roles: ['director'], title: expect.objectContaining({ id: 1 }) }),
	)
	const years = director.works.map(({ title }: { title: { year: number } }) => title.year)
	expect(years.length).toBeGreaterThan(1)
	expect(years).toEqual(years.toSorted((one: number, other: number) => other - one))
	const { body: actress } = await get(`/api/people/${await idOf('person', 'Mahiru Tokieda')}`)
	expect(actress.voices).toContainEqual(
		expect.objectContaining({
			language: 'ja',
			role: 'main',
			character: expect.objectContaining({ name: 'Teru Amagi' }),
			title: expect.objectContaining({ id: 1 }),
		}),
	)
})

test('a person is known for series and films before specials and shorts, and for leading parts before small ones', async () => {
	const { id } = await site.db
		.insertInto('person')
		.values({ name: 'Bem Conhecida' })
		.returning('id')
		.executeTakeFirstOrThrow()
	const works = [
		{ title: 'Especial', format: 'OVA', minutes: 24, renown: 0.9 },
		{ title: 'Curta', format: 'Movie', minutes: 12, renown: 0.8 },
		{ title: 'Ponta', format: 'TV', minutes: 24, renown: 0.7 },
		{ title: 'Filme', format: 'Movie', minutes: 120, renown: 0.5 },
		{ title: 'Série', format: 'TV', minutes: 24, renown: 0.4 },
		{ title: 'Antiga', format: 'TV', minutes: 24, renown: 0.1 },
		{ title: 'Esquecida', format: 'OVA', minutes: 24, renown: 0 },
	] as const
	await insertRows(
		site.db,
		'title',
		works.map((work, place) => ({
			...work,
			id: 9500 + place,
			kind: 'anime' as const,
			status: 'completed' as const,
			sort_title: work.title,
			year: 2020,
		})),
	)
	const staffed = works.map((_, place) => 9500 + place).filter((title) => title !== 9502)
	await insertRows(
		site.db,
		'title_staff',
		staffed.map((title_id) => ({ title_id, position: 0, role: 'direction', person_id: id })),
	)
	await insertRows(site.db, 'character', [{ id: 9500, name: 'Passante' }])
	await insertRows(site.db, 'title_voice', [{ title_id: 9502, character_id: 9500, language: 'ja', person_id: id }])
	const { body } = await get(`/api/people/${id}`)
	const names = (titles: { title: string }[]) => titles.map(({ title }) => title)
	expect(names(body.knownFor)).toEqual(['Filme', 'Série', 'Antiga', 'Ponta', 'Especial', 'Curta'])
	expect(
		names(body.works.map(({ title }: { title: object }) => title))
			.slice(-3)
			.toSorted(),
	).toEqual(['Curta', 'Especial', 'Esquecida'])
})

test('nobody without a picture has a face: not on their page, in a cast, in the search or as a drawing', async () => {
	const id = await idOf('person', 'Mahiru Tokieda')
	expect((await get(`/api/people/${id}`)).body.imageUrl).toBeNull()
	const { body: title } = await get('/api/titles/1')
	const people = [...title.cast.flatMap(({ voices }: { voices: object[] }) => voices), ...title.staff]
	expect(new Set(people.map(({ person }) => person.imageUrl))).toEqual(new Set([null]))
	expect((await get('/api/search?q=tokieda%20mahiru')).body.people[0].imageUrl).toBeNull()
	expect((await site.app.inject(`/art/person/${id}.svg`)).statusCode).toBe(404)
})

test('edits that named a drawn face name none after the migration', async () => {
	const id = await idOf('person', 'Mahiru Tokieda')
	const drawn = `/art/person/${id}.svg`
	await sql`update person set image_url = ${drawn} where id = ${id}`.execute(site.db)
	const texts = (pictureUrl: string) => JSON.stringify({ pictureUrl, description: 'a "b"' })
	await sql`insert into revision (entity, entity_id, before, after)
		values ('person', ${id}, ${texts(drawn)}::jsonb, ${texts('/uploads/a.webp')}::jsonb)`.execute(site.db)
	await up(site.db as never)
	expect((await get(`/api/people/${id}`)).body.imageUrl).toBeNull()
	const { rows } = await sql`select before, after from revision where entity = 'person' and entity_id = ${id}`.execute(
		site.db,
	)
	expect(rows).toEqual([{ before: JSON.parse(texts('')), after: JSON.parse(texts('/uploads/a.webp')) }])
})

test('a character shows every title that it is in, and its voices in each language, the Japanese first', async () => {
	const { body } = await get(`/api/characters/${await idOf('character', 'Teru Amagi')}`)
	expect(body.titles.map(({ title }: { title: { id: number } }) => title.id)).toEqual([1, 41])
	expect(body.voices.map(({ language }: { language: string }) => language)).toEqual(['ja', 'pt-BR'])
	expect(body.voices[1]).toMatchObject({
		person: { name: 'Marina Pacheco' },
		titles: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 41 })],
	})
})

test('a studio shows one page of its titles, by default in the role that it has', async () => {
	const { body } = await get(`/api/studios/${BUSY}`)
	expect(body).toMatchObject({ role: 'producer', totals: { studio: 0, producer: 39 }, total: 39, page: 1, url: null })
	expect(body.items).toHaveLength(36)
	expect(body.items[0]).toMatchObject({ id: 9138, year: 2038 })
	const { body: second } = await get(`/api/studios/${BUSY}?page=2&role=producer`)
	expect(second.items.map(({ id }: { id: number }) => id)).toEqual([9102, 9101, 9100])
	const oldest = await get(`/api/studios/${BUSY}?sort=title`)
	expect(oldest.body.items[0]).toMatchObject({ id: 9100 })
	expect((await get(`/api/studios/${BUSY}?role=studio`)).body).toMatchObject({ items: [], total: 0 })
	expect((await get(`/api/studios/${EMPTY}`)).body).toMatchObject({ role: 'studio', items: [], total: 0 })
})

test('the titles of a studio by format, and what it is known for', async () => {
	await site.db.updateTable('title').set({ format: 'Movie' }).where('id', 'in', [9103, 9105]).execute()
	const { body } = await get(`/api/studios/${BUSY}?format=Movie`)
	expect(body.items.map(({ id }: { id: number }) => id)).toEqual([9105, 9103])
	expect(body).toMatchObject({
		total: 2,
		formats: [
			{ format: 'TV', total: 37 },
			{ format: 'Movie', total: 2 },
		],
	})
	expect(body.knownFor.map(({ id }: { id: number }) => id)).toEqual([9138, 9137, 9136])
	expect((await get(`/api/studios/${BUSY}?format=OVA`)).body).toMatchObject({ items: [], total: 0 })
	await site.db.updateTable('title').set({ format: 'TV' }).where('id', 'in', [9103, 9105]).execute()
})

test('the samples name studios', async () => {
	const { body } = await get(`/api/studios/${await idOf('studio', 'Minamo')}`)
	expect(body).toMatchObject({ role: 'studio', total: 8 })
})

test('what was merged answers as the one that it became', async () => {
	expect((await get(`/api/studios/${MERGED}`)).body).toMatchObject({ id: BUSY, name: 'Muito Trabalho' })
})

test('a tag keeps the titles whose story it gives away apart', async () => {
	const { body } = await get('/api/tags/time%20loop')
	expect(body).toMatchObject({ name: 'Time Loop', spoilers: 3, total: 2 })
	expect(body.items.map(({ id }: { id: number }) => id)).not.toContain(12)
	const { body: spoiled } = await get('/api/tags/Time%20Loop?spoilers=only')
	expect(spoiled.items.map(({ id }: { id: number }) => id)).toContain(12)
	expect(spoiled.total).toBe(3)
})

test('a title shows its tags with their spoilers, its studios and its songs', async () => {
	const { body } = await get('/api/titles/12')
	expect(body.tags).toContainEqual(
		expect.objectContaining({
			name: 'Time Loop',
			names: expect.objectContaining({ pt: 'Loop temporal' }),
			weight: 95,
			isSpoiler: true,
		}),
	)
	expect(body.studios).toEqual([{ id: expect.any(Number), name: 'Hoshikuzu Works', role: 'studio' }])
	const { body: sung } = await get('/api/titles/1')
	expect(sung.songs.map(({ kind, number }: { kind: string; number: number }) => `${kind} ${number}`)).toEqual([
		'opening 1',
		'opening 2',
		'ending 1',
		'insert 1',
	])
})

test('a season shows its titles and its neighbours with titles', async () => {
	const { body } = await get('/api/seasons/2026/fall')
	expect(body).toMatchObject({
		previous: { year: 2025, season: 'fall' },
		next: { year: 2027, season: 'winter' },
		total: 15,
		page: 1,
	})
	expect((await get('/api/seasons/1950/winter')).body).toMatchObject({ items: [], total: 0, previous: null })
	const { seasons } = (await get('/api/seasons')).body
	expect(seasons).toContainEqual({ year: 2026, season: 'fall', total: 15 })
})

test('the search finds people, characters, studios, members and public lists', async () => {
	const search = async (q: string) => (await get(`/api/search?q=${encodeURIComponent(q)}`)).body
	expect((await search('tokieda mahiru')).people[0]).toMatchObject({
		name: 'Mahiru Tokieda',
		knownFor: expect.objectContaining({ id: 1 }),
		titles: 2,
	})
	expect((await search('teru amagi')).characters[0]).toMatchObject({ name: 'Teru Amagi', titles: 2 })
	expect((await search('minamo')).studios[0]).toMatchObject({ name: 'Minamo' })
	expect((await search('duda')).members[0]).toMatchObject({ name: 'Duda Ramos' })
	const { lists } = await search('tardes de chuva')
	expect(lists[0]).toMatchObject({ title: 'Para tardes de chuva', owner: 'Bia Kagawa', count: 5 })
	expect((await search('presentes que ainda')).lists).toEqual([])
	expect((await get('/api/search/page?q=minamo')).body.found).toMatchObject({ studios: 1, animes: 0 })
})

test('the search follows a change of a name', async () => {
	const id = await idOf('studio', 'Kazaguruma')
	await get('/api/search?q=kazaguruma')
	const { recordChanges } = await import('../recordChanges.ts')
	await site.db.transaction().execute(async (transaction) => {
		await transaction.updateTable('studio').set({ name: 'Cata-Vento' }).where('id', '=', id).execute()
		await recordChanges(transaction, { studios: [id] })
	})
	expect((await get('/api/search?q=cata-vento')).body.studios[0]).toMatchObject({ id })
	expect((await get('/api/search?q=kazaguruma')).body.studios).toEqual([])
})
