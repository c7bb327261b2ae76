import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Source, TitleDraft } from '../draft.ts'
import type { ImportedRows } from '../editableFields.ts'
import type { MemberFields } from '../memberFields.ts'
import { AliasIds } from './aliases.ts'
import { writeNames } from './names.ts'
import { TagIds } from './tagIds.ts'
import { writeTimes } from './times.ts'

/** Staff at this position and above comes from other sources and survives a repeated import. */
export const FIRST_FOREIGN_PLACE = 1000

export interface Placed {
	id: number
	draft: TitleDraft
}

interface Writing {
	source: Source
	memberFields: MemberFields
}

/** The rows of a title that its source alone writes, and an import therefore clears. */
const OWN_ROWS = ['title_genre', 'title_tag', 'title_studio', 'title_relation'] as const

/** Writes the parts of titles but for the fields that members wrote. Caches the ids of tags, studios and people by name. */
export class TitleParts {
	readonly #tags = new TagIds()
	readonly #studios = new AliasIds('studio')
	readonly #people = new AliasIds('person')

	forget(): void {
		for (const ids of [this.#tags, this.#studios, this.#people]) ids.forget()
	}

	/** Writes the parts of titles that are new or {@link clear}ed. */
	async write(db: Database, placed: readonly Placed[], { source, memberFields }: Writing): Promise<void> {
		const open = (rows: ImportedRows) => placed.filter(({ id }) => memberFields.allow(rows, id))
		await writeNames(
			db,
			placed.map(({ id, draft }) => ({ titleId: id, names: draft.names })),
			{ first: 0, memberFields, onlyNew: false },
		)
		await this.#writeTags(db, open('title_tag'))
		await this.#writeStudios(db, open('title_studio'))
		await this.#writeStaff(db, open('title_staff'))
		await writeOwnRows(db, open)
		const timed = (rows: ImportedRows) => open(rows).map(({ id, draft }) => ({ ...draft, titleId: id }))
		await writeTimes(db, { slots: timed('airing_slot'), airings: timed('airing'), source })
	}

	/** Deletes the parts that an earlier import of the same rows wrote. */
	async clear(db: Database, ids: readonly number[], { source, memberFields }: Writing): Promise<void> {
		const these = (rows: ImportedRows) => sql`title_id = any(${memberFields.open(rows, ids)}::int[])`
		for (const table of ['airing_slot', 'airing'] as const) {
			await sql`delete from ${sql.table(table)} where ${these(table)} and source = ${source.name}`.execute(db)
		}
		for (const table of OWN_ROWS) await sql`delete from ${sql.table(table)} where ${these(table)}`.execute(db)
		await sql`delete from title_staff where ${these('title_staff')} and position < ${FIRST_FOREIGN_PLACE}`.execute(db)
	}

	async #writeTags(db: Database, placed: readonly Placed[]) {
		const names = placed.flatMap(({ draft }) => draft.tags)
		const tags = await this.#tags.of(db, names)
		await insertRows(
			db,
			'title_tag',
			placed.flatMap(({ id, draft }) => draft.tags.map((tag) => ({ title_id: id, tag_id: tags.get(tag) ?? 0 }))),
			{ ignoreConflicts: true },
		)
	}

	async #writeStudios(db: Database, placed: readonly Placed[]) {
		const names = placed.flatMap(({ draft }) => draft.studios.map(({ name }) => name))
		const studioOf = await this.#studios.of(db, names)
		await insertRows(
			db,
			'title_studio',
			placed.flatMap(({ id, draft }) =>
				draft.studios.map(({ name, role }) => ({ title_id: id, studio_id: studioOf(name), role })),
			),
			{ ignoreConflicts: true },
		)
	}

	async #writeStaff(db: Database, placed: readonly Placed[]) {
		const names = placed.flatMap(({ draft }) => draft.staff.map(({ name }) => name))
		const personOf = await this.#people.of(db, names)
		await insertRows(
			db,
			'title_staff',
			placed.flatMap(({ id, draft }) =>
				draft.staff.map(({ name, role }, position) => ({ title_id: id, position, role, person_id: personOf(name) })),
			),
		)
	}
}

type Open = (rows: ImportedRows) => readonly Placed[]

async function writeOwnRows(db: Database, open: Open) {
	await insertRows(
		db,
		'external_id',
		open('external_id').flatMap(({ id, draft }) =>
			draft.externalIds.map((external) => ({ ...external, title_id: id })),
		),
		{ ignoreConflicts: true },
	)
	await insertRows(
		db,
		'title_genre',
		open('title_genre').flatMap(({ id, draft }) =>
			draft.genres.map((genre, position) => ({ title_id: id, position, genre })),
		),
	)
	await insertRows(
		db,
		'title_relation',
		open('title_relation').flatMap(({ id, draft }) =>
			draft.relations.map(({ kind, site, key }, position) => ({
				title_id: id,
				position,
				kind,
				target_site: site,
				target_key: key,
			})),
		),
	)
}
