import { sql } from 'kysely'
import { testDatabase } from '../../core/database/database.testing.ts'
import * as codesOfRoles from './0032_codes_of_roles.ts'

const database = testDatabase()

test('the roles that are stored as texts become codes', async () => {
	const { db } = database
	const values = { kind: 'manga', format: 'Manga', status: 'completed', title: 'A', sort_title: 'a' } as const
	const title = await db.insertInto('title').values(values).returning('id').executeTakeFirstOrThrow()
	const person = await db.insertInto('person').values({ name: 'Rui' }).returning('id').executeTakeFirstOrThrow()
	const roles = [
		['Story & Art', 'storyAndArt'],
		['Direção', 'director'],
		['Director ', 'director'],
		['Key Animation (eps 3, 5)', 'keyAnimation (eps 3, 5)'],
		['Character Design (Birdie (side B))', 'characterDesign (Birdie (side B))'],
		['\u202aSeries Director\u202c', 'director'],
		['Digital Paint (ep 2)', 'Digital Paint (ep 2)'],
		['music', 'music'],
	] as const
	await db
		.insertInto('title_staff')
		.values(roles.map(([role], position) => ({ title_id: title.id, position, role, person_id: person.id })))
		.execute()
	await sql`alter table title_name drop column is_guess`.execute(db)
	await codesOfRoles.up(db as never)
	const rows = await db.selectFrom('title_staff').select('role').orderBy('position').execute()
	expect(rows.map(({ role }) => role)).toEqual(roles.map(([, code]) => code))
})
