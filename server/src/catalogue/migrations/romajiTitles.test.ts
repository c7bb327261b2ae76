import { sql } from 'kysely'
import { testDatabase } from '../../core/database/database.testing.ts'
import * as romajiTitles from './0036_romaji_titles.ts'

const database = testDatabase()

test('the romanised names that are stored are shown on cards; a guess is not', async () => {
	const { db } = database
	const title = { kind: 'manga', format: 'Manga', status: 'completed', title: 'A', sort_title: 'a' } as const
	const rows = await db.insertInto('title').values([title, title]).returning('id').execute()
	const [first = 0, second = 0] = rows.map(({ id }) => id)
	const name = (title_id: number, position: number, language: string, text: string, is_guess = false) =>
		({ title_id, position, language, name: text, folded: text, is_guess }) as const
	await db
		.insertInto('title_name')
		.values([
			name(first, 0, 'pt-BR', 'Sino'),
			name(first, 1, 'romaji', 'Kane'),
			name(first, 2, 'romaji', 'Suzu'),
			name(second, 0, 'romaji', 'Umi', true),
		])
		.execute()
	await sql`alter table title drop column romaji_title`.execute(db)
	await romajiTitles.up(db as never)
	const shown = await db.selectFrom('title').select('romaji_title').orderBy('id').execute()
	expect(shown).toEqual([{ romaji_title: 'Kane' }, { romaji_title: null }])
})
