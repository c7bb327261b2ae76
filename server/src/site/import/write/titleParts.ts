import { sql } from 'kysely'
import { foldName } from '../../../catalogue/fold.ts'
import { insertRows } from '../../../core/database/insertRows.ts'
import type { Database } from '../../../core/database/schema.ts'
import type { Source, TitleDraft } from '../draft.ts'
import { NamedIds } from './namedIds.ts'

/** Names at this position and above come from other sources and survive a repeated import. */
export const FIRST_FOREIGN_NAME = 1000

export interface Placed {
	id: number
	draft: TitleDraft
}

/** What was made of rows is written by name, and these are remembered. */
export class TitleParts {
	readonly #tags = new NamedIds('tag')
	readonly #studios = new NamedIds('studio')
	readonly #people = new NamedIds('person')

	forget(): void {
		for (const ids of [this.#tags, this.#studios, this.#people]) ids.forget()
	}

	/** Writes the parts of new titles. */
	async write(db: Database, placed: readonly Placed[], source: Source): Promise<void> {
		await writeOwnRows(db, placed)
		const tags = await this.#tags.of(
			db,
			placed.flatMap(({ draft }) => draft.tags),
		)
		await insertRows(
			db,
			'title_tag',
			placed.flatMap(({ id, draft }) => draft.tags.map((tag) => ({ title_id: id, tag_id: tags.get(tag) ?? 0 }))),
		)
		const studios = await this.#studios.of(
			db,
			placed.flatMap(({ draft }) => draft.studios.map(({ name }) => name)),
		)
		await insertRows(
			db,
			'title_studio',
			placed.flatMap(({ id, draft }) =>
				draft.studios.map(({ name, role }) => ({ title_id: id, studio_id: studios.get(name) ?? 0, role })),
			),
			{ ignoreConflicts: true },
		)
		const people = await this.#people.of(
			db,
			placed.flatMap(({ draft }) => draft.staff.map(({ name }) => name)),
		)
		await insertRows(
			db,
			'title_staff',
			placed.flatMap(({ id, draft }) =>
				draft.staff.map(({ name, role }, position) => ({
					title_id: id,
					position,
					role,
					person_id: people.get(name) ?? 0,
				})),
			),
		)
		await writeTimes(db, placed, source)
	}

	/** Deletes the parts that an earlier import of the same rows wrote. */
	async clear(db: Database, ids: readonly number[], source: Source): Promise<void> {
		const these = sql`title_id = any(${ids}::int[])`
		await sql`delete from title_name where ${these} and position < ${FIRST_FOREIGN_NAME}`.execute(db)
		await sql`delete from airing_slot where ${these} and source = ${source.name}`.execute(db)
		await sql`delete from airing where ${these} and source = ${source.name}`.execute(db)
		for (const table of ['title_genre', 'title_tag', 'title_studio', 'title_staff', 'title_relation'] as const) {
			await sql`delete from ${sql.table(table)} where ${these}`.execute(db)
		}
	}
}

async function writeOwnRows(db: Database, placed: readonly Placed[]) {
	await insertRows(
		db,
		'title_name',
		placed.flatMap(({ id, draft }) =>
			draft.names
				.slice(0, FIRST_FOREIGN_NAME)
				.map(({ language, name }, position) => ({ title_id: id, position, language, name, folded: foldName(name) })),
		),
	)
	await insertRows(
		db,
		'external_id',
		placed.flatMap(({ id, draft }) => draft.externalIds.map((external) => ({ ...external, title_id: id }))),
		{ ignoreConflicts: true },
	)
	await insertRows(
		db,
		'title_genre',
		placed.flatMap(({ id, draft }) => draft.genres.map((genre, position) => ({ title_id: id, position, genre }))),
	)
	await insertRows(
		db,
		'title_relation',
		placed.flatMap(({ id, draft }) =>
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

async function writeTimes(db: Database, placed: readonly Placed[], source: Source) {
	await insertRows(
		db,
		'airing_slot',
		placed.flatMap(({ id, draft }) =>
			draft.slots.map(({ startsAt, every, endsAt, zone }) => ({
				title_id: id,
				starts_at: startsAt,
				every,
				ends_at: endsAt,
				zone,
				source: source.name,
			})),
		),
		{ ignoreConflicts: true },
	)
	await insertRows(
		db,
		'airing',
		placed.flatMap(({ id, draft }) =>
			draft.airings.map(({ airsAt, episode, zone }) => ({
				title_id: id,
				airs_at: airsAt,
				episode_number: episode,
				zone,
				source: source.name,
			})),
		),
		{ ignoreConflicts: true },
	)
}
