import { sql } from 'kysely'
import type { Confirmation, ConfirmationAnswer, ConfirmationKind } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Key, revisionBench } from '../revision/revision.testing.ts'

const site = testSite({ environment: { EDITS_BEFORE_TRUST: '10' } })
const { member, send, log, undo } = revisionBench(site)
const [KOE, FRIEREN, MANGA] = [1, 2, 3]
const [GUESS, SYNONYM, LINK, TWINS] = [1, 2, 3, 4]
let [ana, bia, caio]: Key[] = []

beforeEach(async () => {
	const title = { kind: 'anime', format: 'TV', status: 'completed' } as const
	await insertRows(site.db, 'title', [
		{
			...title,
			id: KOE,
			title: 'A Voz do Silêncio',
			romaji_title: 'Koe no Katachi',
			sort_title: 'a voz',
			popularity: 9,
		},
		{
			...title,
			id: FRIEREN,
			title: 'Sousou no Frieren',
			romaji_title: 'Sousou no Frieren',
			sort_title: 'so',
			popularity: 5,
		},
		{
			...title,
			id: MANGA,
			kind: 'manga',
			format: 'Manga',
			title: 'Koe',
			romaji_title: 'Koe',
			sort_title: 'koe',
			popularity: 1,
		},
	])
	const name = (title_id: number, position: number, language: string, text: string, is_guess = false) => ({
		...{ title_id, position, language, is_guess, name: text, folded: text },
	})
	await insertRows(site.db, 'title_name', [
		name(KOE, 0, 'romaji', 'Koe no Katachi'),
		name(KOE, 1, 'pt-BR', 'A Voz do Silêncio', true),
		name(FRIEREN, 0, 'romaji', 'Sousou no Frieren'),
		name(FRIEREN, 1, 'synonym', 'Frieren e a Jornada'),
	])
	await insertRows(site.db, 'person', [
		{ id: 1, name: 'Rui Sato' },
		{ id: 2, name: 'Sato Rui' },
	])
	await insertRows(site.db, 'title_staff', [{ title_id: KOE, position: 0, role: 'music', person_id: 2 }])
	await insertRows(site.db, 'relation_candidate', [
		{ from_id: KOE, to_id: MANGA, kind: 'source', reason: 'name.native' },
	])
	await insertRows(site.db, 'candidate', [
		{ id: GUESS, kind: 'name', subject_id: KOE, object: 'A Voz do Silêncio' },
		{ id: SYNONYM, kind: 'name', subject_id: FRIEREN, object: 'Frieren e a Jornada' },
		{ id: LINK, kind: 'relation', subject_id: KOE, object: `${MANGA} source` },
		{ id: TWINS, kind: 'person', subject_id: 1, object: '2' },
	])
	;[ana, bia, caio] = [await member(), await member(), await member()]
})

const answer = async (key: Key | undefined, id: number, given: ConfirmationAnswer): Promise<string> => {
	const { headers, payload } = { headers: key ?? {}, payload: { answer: given } }
	return (await site.app.inject({ method: 'PUT', url: `/api/confirmations/${id}/answer`, headers, payload })).json()
		.state
}
const withdraw = async (key: Key | undefined, id: number) =>
	(await site.app.inject({ method: 'DELETE', url: `/api/confirmations/${id}/answer`, headers: key ?? {} })).json()
const asked = async (key: Key | undefined, kind: ConfirmationKind = 'name'): Promise<Confirmation[]> =>
	(await send('GET', `confirmations/${kind}`, key)).json().items
const page = async (id: number) => (await send('GET', `titles/${id}`)).json()
const names = async (id: number) => (await page(id)).names

test('the best-known work is asked about first, by the name that is known, and nobody is asked twice', async () => {
	const [first, second] = await asked(ana)
	expect(first).toMatchObject({ id: GUESS, proposed: 'A Voz do Silêncio', subject: { title: 'Koe no Katachi' } })
	expect(second).toMatchObject({ id: SYNONYM, subject: { path: `/anime/${FRIEREN}` } })
	await answer(ana, GUESS, 'unknown')
	expect((await asked(ana)).map(({ id }) => id)).toEqual([SYNONYM])
	expect(await asked(bia)).toHaveLength(2)
})

test('two who agree confirm a guess; the log names both, and a moderator undoes it', async () => {
	expect((await page(KOE)).guess).toBe(GUESS)
	expect([await answer(ana, GUESS, 'yes'), await answer(bia, GUESS, 'yes')]).toEqual(['open', 'confirmed'])
	const { names: known, guess, title } = await page(KOE)
	expect([known[1], guess, title]).toEqual([
		{ language: 'pt-BR', name: 'A Voz do Silêncio' },
		undefined,
		'A Voz do Silêncio',
	])
	const [revision] = (await log(`title/${KOE}`)).items
	expect(revision).toMatchObject({
		user: { name: revision.confirmedBy[1] },
		confirmedBy: [expect.any(String), expect.any(String)],
	})
	expect((await undo(await member('moderator'), revision.id)).statusCode).toBe(200)
	expect((await names(KOE))[1]).toMatchObject({ isGuess: true })
	expect((await page(KOE)).title).toBe('A Voz do Silêncio')
	// It is a guess again, and asked anew.
	expect((await asked(caio)).map(({ id }) => id)).toEqual([GUESS, SYNONYM])
})

test('a list that no edit may hold stays as it is, and the question open', async () => {
	const moderator = await member('moderator')
	const long = 'x'.repeat(500)
	await insertRows(site.db, 'title_name', [
		{ title_id: KOE, position: 9000, language: 'synonym', name: long, folded: long },
	])
	const answered = await send('PUT', `confirmations/${GUESS}/answer`, moderator, { answer: 'yes' })
	expect([answered.statusCode, answered.json().code]).toEqual([409, 'list.changed'])
	expect((await page(KOE)).guess).toBe(GUESS)
})

test('a name that two sources wrote is one name of the list', async () => {
	const [, guess] = await names(KOE)
	const double = { title_id: KOE, position: 9000, language: 'pt-BR', name: guess.name, folded: 'x', is_guess: true }
	await insertRows(site.db, 'title_name', [double])
	expect(await answer(await member('moderator'), GUESS, 'yes')).toBe('confirmed')
	expect((await names(KOE)).filter(({ name }: { name: string }) => name === guess.name)).toHaveLength(1)
})

test('two who refuse a guess take it from the page, and who was last takes it back', async () => {
	await answer(ana, GUESS, 'no')
	expect(await answer(bia, GUESS, 'no')).toBe('refused')
	expect(await page(KOE)).toMatchObject({ title: 'Koe no Katachi' })
	expect((await names(KOE))[1]).toEqual({ language: 'synonym', name: 'A Voz do Silêncio' })
	expect(await withdraw(ana, GUESS)).toEqual({ state: 'refused' })
	expect(await withdraw(bia, GUESS)).toEqual({ state: 'open' })
	expect(await page(KOE)).toMatchObject({ title: 'A Voz do Silêncio', guess: GUESS })
	expect((await asked(bia)).map(({ id }) => id)).toContain(GUESS)
})

test('a moderator confirms alone: a name without a language becomes the title, and back without a trace', async () => {
	const moderator = await member('moderator')
	expect(await answer(moderator, SYNONYM, 'yes')).toBe('confirmed')
	expect(await page(FRIEREN)).toMatchObject({ title: 'Frieren e a Jornada' })
	expect(await withdraw(moderator, SYNONYM)).toEqual({ state: 'open' })
	expect(await page(FRIEREN)).toMatchObject({ title: 'Sousou no Frieren' })
	expect(await names(FRIEREN)).toEqual([
		{ language: 'romaji', name: 'Sousou no Frieren' },
		{ language: 'synonym', name: 'Frieren e a Jornada' },
	])
})

test('answers that differ settle nothing, one again changes the own one, and without one there is nothing to take back', async () => {
	expect([await answer(ana, GUESS, 'no'), await answer(bia, GUESS, 'yes')]).toEqual(['open', 'open'])
	expect(await answer(bia, GUESS, 'yes')).toBe('open')
	expect(await answer(ana, GUESS, 'yes')).toBe('confirmed')
	expect(await answer(caio, GUESS, 'no')).toBe('confirmed')
	expect(await withdraw(await member(), GUESS)).toMatchObject({ code: 'request.notFound' })
	expect(await answer(caio, 99, 'yes')).toBeUndefined()
})

test('a link between two titles is on both pages, and gone when it is taken back', async () => {
	expect((await asked(ana, 'relation'))[0]).toMatchObject({ proposed: 'source', other: { path: `/manga/${MANGA}` } })
	await answer(ana, LINK, 'yes')
	await answer(bia, LINK, 'yes')
	expect((await page(KOE)).related).toMatchObject([{ title: { id: MANGA }, relation: 'source' }])
	expect((await page(MANGA)).related).toMatchObject([{ relation: 'adaptation' }])
	expect(await asked(caio, 'relation')).toEqual([])
	await withdraw(bia, LINK)
	expect((await page(KOE)).related).toEqual([])
	expect(await asked(caio, 'relation')).toHaveLength(1)
})

test('two people become one, and two again', async () => {
	expect((await asked(ana, 'merge'))[0]).toMatchObject({
		subject: { title: 'Rui Sato' },
		other: { works: ['A Voz do Silêncio'] },
	})
	await answer(ana, TWINS, 'yes')
	expect(await answer(bia, TWINS, 'yes')).toBe('confirmed')
	const credits = async () => (await sql`select person_id from title_staff`.execute(site.db)).rows
	expect(await credits()).toEqual([{ person_id: 1 }])
	expect(await withdraw(bia, TWINS)).toEqual({ state: 'open' })
	expect(await credits()).toEqual([{ person_id: 2 }])
})

test('twenty who answer at once: each answer once, each question settled once', async () => {
	await sql`insert into title (id, kind, format, status, title, romaji_title, sort_title)
		select i, 'anime', 'TV', 'completed', 'Obra ' || i, 'Obra ' || i, i::text from generate_series(101, 125) i`.execute(
		site.db,
	)
	await sql`insert into title_name (title_id, position, language, name, folded) select i, p, case p when 0 then 'romaji' else 'synonym' end,
		case p when 0 then 'Obra ' else 'A obra ' end || i, i::text from generate_series(101, 125) i, generate_series(0, 1) p`.execute(
		site.db,
	)
	await sql`insert into candidate (id, kind, subject_id, object) select i, 'name', i, 'A obra ' || i from generate_series(101, 125) i`.execute(
		site.db,
	)
	const members = await Promise.all(Array.from({ length: 20 }, () => member()))
	const ids = Array.from({ length: 25 }, (_, index) => 101 + index)
	await Promise.all(
		members.map(async (key, start) => {
			for (const [place] of ids.entries()) await answer(key, ids[(place + start) % ids.length] ?? 0, 'yes')
		}),
	)
	const [counts] = (
		await sql`select (select count(*)::int from candidate_answer) as answers,
		(select count(*)::int from candidate where state = 'confirmed') as confirmed,
		(select count(*)::int from revision) as revisions,
		(select count(*)::int from title_name where language = 'pt-BR' and not is_guess) as names`.execute(site.db)
	).rows
	expect(counts).toEqual({ answers: 500, confirmed: 25, revisions: 25, names: 25 })
})

// On PGlite one comes after the other; with TEST_DATABASE_URL they truly meet.
test('answers, their withdrawals and undos of a moderator at once wait for each other', async () => {
	const [moderator, ...members] = await Promise.all([
		member('moderator'),
		...Array.from({ length: 4 }, () => member('admin')),
	])
	for (let round = 0; round < 5; round++) {
		await answer(members[0], GUESS, 'yes')
		const [revision] = (await log(`title/${KOE}`)).items
		const path = `/api/confirmations/${GUESS}/answer`
		const answers = await Promise.all([
			undo(moderator, revision.id),
			...members.flatMap((headers) => [
				site.app.inject({ method: 'DELETE', url: path, headers }),
				site.app.inject({ method: 'PUT', url: path, headers, payload: { answer: 'yes' } }),
			]),
		])
		expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
	}
})
