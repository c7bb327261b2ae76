import { sql } from 'kysely'
import { raiseVersion } from '../../catalogue/recordChanges.ts'
import { HELD } from '../../catalogue/vote/heldVotes.ts'
import { insertRows, type NewRow, reserveIds, updateRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Source, TitleDraft } from '../draft.ts'
import type { EditableField } from '../editableFields.ts'
import { MemberFields } from '../memberFields.ts'
import { writeSynopses } from './synopses.ts'
import { type Placed, TitleParts } from './titleParts.ts'
import { type OwnOpinions, titleRow } from './titleRow.ts'

const NOBODY: OwnOpinions = { ownVotes: 0, ownSum: 0, heldVotes: 0, heldSum: 0, members: 0 }

/** The fields of a title that its source writes. */
export const TITLE_FIELDS: readonly EditableField[] = [
	'title',
	'names',
	'synopsisEn',
	'posterUrl',
	'bannerUrl',
	'airing',
	'format',
	'status',
	'year',
	'started',
	'ended',
	'season',
	'minutes',
	'episodeCount',
	'chapterCount',
	'volumeCount',
	'genres',
	'tags',
	'studios',
	'staff',
	'relations',
	'externalIds',
]

/** A draft and the title that an earlier import of its row created. */
export interface TitleToWrite {
	draft: TitleDraft
	titleId: number | null
}

/** Writes titles with all their parts. */
export class TitleWriter {
	readonly #parts = new TitleParts()
	readonly #source: Source
	readonly #addedAt: Date

	/** @param addedAt when the titles of this run count as added: the same instant for all of them. */
	constructor(source: Source, addedAt: Date) {
		this.#source = source
		this.#addedAt = addedAt
	}

	/**
	 * Writes all but the fields that members wrote; returns the titles' ids, in the order of the drafts. Call {@link forget} when the
	 * transaction fails.
	 */
	async write(db: Database, titles: readonly TitleToWrite[], memberFields = new MemberFields()): Promise<number[]> {
		const version = await raiseVersion(db)
		const added = titles.filter(({ titleId }) => titleId === null)
		const known = titles.flatMap(({ titleId }) => titleId ?? [])
		const fresh = await reserveIds(db, 'title', added.length)
		const own = await ownOpinions(db, known)
		const placed: Placed[] = titles.map(({ draft, titleId }) => ({ draft, id: titleId ?? fresh.shift() ?? 0 }))
		const rows = placed.map(({ id, draft }) =>
			titleRow(draft, { id, source: this.#source, version, own: own.get(id) ?? NOBODY, now: this.#addedAt }),
		)
		const isKnown = new Set(known)
		const changed = rows.filter(({ id = 0 }) => isKnown.has(id))
		await updateRows(db, 'title', await withMembersColumns(db, changed, memberFields))
		await insertRows(
			db,
			'title',
			rows.filter(({ id = 0 }) => !isKnown.has(id)).map((row) => ({ ...row, added_at: this.#addedAt })),
		)
		const writing = { source: this.#source, memberFields }
		if (known.length > 0) await this.#parts.clear(db, known, writing)
		await this.#parts.write(db, placed, writing)
		await writeSynopses(
			db,
			placed.map(({ id, draft }) => ({ ...draft, titleId: id })),
			{ overwrite: true, memberFields },
		)
		return placed.map(({ id }) => id)
	}

	forget(): void {
		this.#parts.forget()
	}
}

/** The rows, with what members wrote in place of what the source says. */
async function withMembersColumns(db: Database, rows: readonly NewRow<'title'>[], memberFields: MemberFields) {
	const ids = rows.flatMap(({ id = 0 }) => (memberFields.columns(id).size > 0 ? [id] : []))
	if (ids.length === 0) return rows
	const stored = await db.selectFrom('title').selectAll().where('id', 'in', ids).execute()
	const storedOf = new Map(stored.map((row) => [row.id, row]))
	return rows.map((row) => {
		const before = storedOf.get(row.id ?? 0)
		if (!before) return row
		const columns = [...memberFields.columns(before.id)].map((column) => [column, before[column]])
		return { ...row, ...Object.fromEntries(columns) }
	})
}

async function ownOpinions(db: Database, ids: readonly number[]): Promise<Map<number, OwnOpinions>> {
	if (ids.length === 0) return new Map()
	const { rows } = await sql<{ title_id: number } & OwnOpinions>`select t.id as title_id, t.members,
		coalesce(sum(s.votes), 0)::int as "ownVotes", (coalesce(sum(s.votes * s.score * 10 + s.tenths), 0) / 10.0)::float as "ownSum",
		${HELD}
		from title t left join title_score s on s.title_id = t.id where t.id = any(${ids}::int[]) group by t.id`.execute(db)
	return new Map(rows.map(({ title_id, ...own }) => [title_id, own]))
}
