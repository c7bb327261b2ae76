import { type RawBuilder, sql } from 'kysely'
import {
	IMPORT_ROWS_PAGE_SIZE,
	IMPORTS_LISTED,
	type ImportCounts,
	type ImportRow,
	type Kind,
	type ListImport,
	type RowVerdict,
	scoreFields,
} from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { LISTED_TITLE, type ListedTitleRow, toListedTitle } from '../list/titleOfEntry.ts'

interface Row extends Omit<ListImport, 'state' | 'scale' | 'lists' | 'checkedAt' | 'appliedAt' | 'undoneAt'> {
	scale: ListImport['scale']['name']
	isGuessed: boolean
	made: string[]
	added: number
	checkedAt: Date
	appliedAt: Date | null
	undoneAt: Date | null
	kinds: Kind[]
	counts: ImportCounts
}

/**
 * Reads a checked file or an import.
 *
 * @throws Problem 404 if it does not exist or belongs to another member.
 */
export async function readImport(db: Database, importId: string, viewerId: string | null): Promise<ListImport> {
	const mine = sql`i.id = ${importId} and (i.member_id is null or i.member_id = ${viewerId}::uuid)`
	const [found] = await read(db, mine, sql`i.id`)
	if (!found) throw new Problem('request.notFound', 404)
	return found
}

/** A member's imports, newest first. */
export function readImports(db: Database, memberId: string): Promise<ListImport[]> {
	const applied = sql`i.member_id = ${memberId} and i.applied_at is not null`
	return read(db, applied, sql`i.applied_at desc, i.id desc`)
}

async function read(db: Database, which: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<ListImport[]> {
	const { rows } = await sql<Row>`select i.id, i.file_name as "fileName", i.format, i.source_owner as "sourceOwner",
			m.username, i.existing, i.scale, i.scale_guessed as "isGuessed", i.made_lists as made, i.added_items as added,
			i.checked_at as "checkedAt", i.applied_at as "appliedAt", i.undone_at as "undoneAt",
			i.skipped_by_undo as "skippedByUndo", coalesce(i.kinds, c.kinds) as kinds, coalesce(i.counts, c.counts) as counts
		from list_import i left join member m on m.id = i.member_id
		left join lateral (${rowSums(sql`i.id`)}) c on i.counts is null
		where ${which} order by ${order} limit ${IMPORTS_LISTED}`.execute(db)
	return rows.map(present)
}

/** The kinds of an import's rows, and the number of rows per verdict. */
export function rowSums(importId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`select coalesce(array_agg(distinct r.kind) filter (where r.kind is not null), '{}') as kinds,
			jsonb_build_object(
				'created', count(*) filter (where r.verdict = 'created'),
				'changed', count(*) filter (where r.verdict = 'changed'),
				'unchanged', count(*) filter (where r.verdict = 'unchanged'),
				'refused', count(*) filter (where r.verdict = 'refused')) as counts
			from list_import_row r where r.import_id = ${importId}`
}

function present({ scale, isGuessed, made, added, checkedAt, appliedAt, undoneAt, ...row }: Row): ListImport {
	return {
		...row,
		state: undoneAt ? 'undone' : appliedAt ? 'applied' : 'checked',
		scale: { name: scale, isGuessed },
		lists: { made, added },
		checkedAt: checkedAt.toISOString(),
		appliedAt: appliedAt?.toISOString() ?? null,
		undoneAt: undoneAt?.toISOString() ?? null,
	}
}

interface RowsQuery {
	verdict?: RowVerdict | undefined
	after?: number | undefined
	pictures: Pictures
}

interface FileRow extends Omit<ImportRow, 'title'>, Omit<ListedTitleRow, 'title' | 'kind' | 'id'> {
	id: number | null
	title: string | null
	titleKind: Kind
}

/** One page of a file's rows, in order. */
export async function readRows(db: Database, importId: string, { verdict, after = 0, pictures }: RowsQuery) {
	const only = verdict === undefined ? sql`` : sql`and r.verdict = ${verdict}`
	const { rows } = await sql<FileRow>`select ${LISTED_TITLE}, t.kind as "titleKind", r.place, r.line, r.kind,
			r.source_id as "sourceId", r.source_title as "sourceTitle", r.verdict, r.reason, r.field, r.notes, r.before, r.after
		from list_import_row r left join title t on t.id = r.title_id and t.removed_at is null
		where r.import_id = ${importId} ${only} and r.place > ${after}
		order by r.place limit ${IMPORT_ROWS_PAGE_SIZE + 1}`.execute(db)
	const items = rows.slice(0, IMPORT_ROWS_PAGE_SIZE).map((row) => presentRow(row, pictures))
	const next = rows.length > IMPORT_ROWS_PAGE_SIZE ? (items.at(-1)?.place ?? null) : null
	return { items, next }
}

function presentRow(row: FileRow, pictures: Pictures): ImportRow {
	const {
		id,
		title,
		titleKind,
		format,
		english_title,
		native_title,
		romaji_title,
		poster_url,
		color,
		is_adult,
		...rest
	} = row
	const isThere = id !== null && title !== null
	const listed = { format, english_title, native_title, romaji_title, poster_url, color, is_adult, kind: titleKind }
	const [before, after] = [rest.before, rest.after].map(
		(content) => content && { ...content, ...scoreFields(content.score) },
	)
	return {
		...rest,
		before: before ?? null,
		after: after ?? null,
		title: isThere ? toListedTitle({ ...listed, id, title }, pictures) : null,
	}
}
