import type { Kysely } from 'kysely'
import type { ExistingChoice, ScoreScale } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Schema } from '../../core/database/schema.ts'
import { matchTitles } from './matchTitles.ts'
import { planOwnLists } from './ownLists.ts'
import { type PlannedRow, planRows } from './plan.ts'
import { readList } from './reading/readList.ts'
import type { SourceList } from './reading/sourceRow.ts'
import { setBased } from './setBased.ts'
import { entriesOf, standingOf } from './standing.ts'

/** Rows per insert, so that other requests get their turn in between. */
const ROWS_AT_ONCE = 1000

interface Checking {
	/** Null for a visitor of a demo. */
	memberId: string | null
	/** The member whose list it is compared with. */
	shownId: string | null
	file: Buffer
	fileName: string
	existing: ExistingChoice
	scale: ScoreScale | undefined
	now: Date
}

/**
 * Checks a file: plans each of its rows and stores the plans. No list changes.
 *
 * @returns the id of the import.
 * @throws Problem `transfer.file.*` if it is not a list.
 */
export async function checkFile(db: Kysely<Schema>, checking: Checking): Promise<string> {
	const { memberId, shownId, existing, now } = checking
	const list = await readList(checking.file, checking.scale)
	const matches = await matchTitles(db, list.rows)
	const titleIds = matches.flatMap((match) => ('titleId' in match ? [match.titleId] : []))
	const standing = await setBased(db, (transaction) => standingOf(transaction, shownId, titleIds))
	const rows = planRows(list.rows, { matches, standing, existing, entries: await entriesOf(db, shownId) })
	const { plans, leftOut } = await planOwnLists(db, shownId, placedOn(rows), list.ownLists)
	const { id } = await db
		.insertInto('list_import')
		.values({
			...headOf(list, checking),
			member_id: memberId,
			made_lists: plans.filter(({ id: known }) => known === undefined).map(({ title }) => title),
			added_items: plans.reduce((sum, { added }) => sum + added.length, 0),
			checked_at: now,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
		const some = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ import_id: id, ...withNote(row, leftOut) }))
		await insertRows(db, 'list_import_row', some)
	}
	return id
}

/** The titles of the accepted rows with their custom lists. */
export function placedOn(rows: readonly Pick<PlannedRow, 'title_id' | 'verdict' | 'wanted'>[]) {
	return rows.flatMap(({ title_id, verdict, wanted }) =>
		title_id !== null && verdict !== 'refused' && wanted ? [{ titleId: title_id, lists: wanted.lists }] : [],
	)
}

function withNote(row: PlannedRow, leftOut: ReadonlySet<number>): PlannedRow {
	const isLeftOut = row.title_id !== null && leftOut.has(row.title_id)
	return isLeftOut ? { ...row, notes: [...(row.notes ?? []), 'listFull'] } : row
}

function headOf(list: SourceList, { fileName, existing }: Checking) {
	return {
		file_name: fileName,
		format: list.format,
		source_owner: list.owner,
		existing,
		scale: list.scale.name,
		scale_guessed: list.scale.isGuessed,
		own_lists: JSON.stringify(list.ownLists),
	}
}
