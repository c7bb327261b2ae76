import type { Kysely } from 'kysely'
import { ENTRIES_PER_MEMBER, type ExistingChoice, type ScoreScale } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database, Schema } from '../../core/database/schema.ts'
import { memberZone } from '../../core/identity/memberZone.ts'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'
import { dayFormatter } from '../../core/language/localDay.ts'
import { Problem } from '../../core/problem.ts'
import { planCustomLists } from './customListPlan.ts'
import { expandShows } from './expandShows.ts'
import { matchTitles } from './matchTitles.ts'
import { type PlannedRow, planRows } from './plan.ts'
import { readList } from './reading/readList.ts'
import type { Match, SourceCustomList, SourceList, SourceRow } from './reading/sourceRow.ts'
import { countEntries, readTitleStates } from './titleState.ts'
import { withoutNestedLoops } from './withoutNestedLoops.ts'

/** Rows per insert, so that other requests get their turn in between. */
const BATCH_SIZE = 1000

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
	const day = dayFormatter(shownId === null ? DEFAULT_ZONE : await memberZone(db, shownId))
	const sourceRows = [...list.rows, ...(await expandShows(db, list.shows ?? []))].map((row) => withDays(row, day))
	if (sourceRows.length > ENTRIES_PER_MEMBER) throw new Problem('transfer.file.tooMany', 413)
	const matches = await matchTitles(db, sourceRows)
	const titleIds = matches.flatMap((match) => ('titleId' in match ? [match.titleId] : []))
	const states = await withoutNestedLoops(db, (transaction) => readTitleStates(transaction, shownId, titleIds))
	const rows = planRows(sourceRows, {
		matches,
		states,
		existing,
		entries: await countEntries(db, shownId),
		scale: list.scale.name,
	})
	const customLists = await withTitles(db, list.customLists, { sourceRows, matches })
	const { plans, leftOut } = await planCustomLists(db, shownId, titlesWithLists(rows), customLists)
	const { id } = await db
		.insertInto('list_import')
		.values({
			...headOf({ ...list, customLists }, checking),
			member_id: memberId,
			made_lists: plans.filter(({ id: known }) => known === undefined).map(({ title }) => title),
			added_items: plans.reduce((sum, { added }) => sum + added.length, 0),
			checked_at: now,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	for (let at = 0; at < rows.length; at += BATCH_SIZE) {
		const batch = rows.slice(at, at + BATCH_SIZE).map((row) => ({ import_id: id, ...withNote(row, leftOut) }))
		await insertRows(db, 'list_import_row', batch)
	}
	return id
}

/** The days of a row's instants, in the member's time zone. */
function withDays(row: SourceRow, day: (ms: number) => string): SourceRow {
	const { content, startedAt, finishedAt } = row
	if (content.state === 'refused') return row
	const { entry } = content
	const days = {
		...(startedAt && { startedOn: day(Date.parse(startedAt)) }),
		...(finishedAt && { finishedOn: day(Date.parse(finishedAt)) }),
	}
	return { ...row, content: { ...content, entry: { ...days, ...entry } } }
}

/** The titles of the accepted rows with their custom lists. */
export function titlesWithLists(rows: readonly Pick<PlannedRow, 'title_id' | 'verdict' | 'wanted'>[]) {
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
		own_lists: JSON.stringify(list.customLists),
	}
}

interface MatchedRows {
	sourceRows: readonly SourceRow[]
	matches: readonly Match[]
}

/** The custom lists of our own export with the titles of their items: those of the rows, else by our id and the name. */
async function withTitles(
	db: Database,
	lists: readonly SourceCustomList[],
	{ sourceRows, matches }: MatchedRows,
): Promise<SourceCustomList[]> {
	const rowOfId = new Map(sourceRows.flatMap(({ ownId }, at) => (ownId === null ? [] : [[ownId, at] as const])))
	const items = new Map(lists.flatMap((list) => (list.items ?? []).map((item) => [item.ownId, item] as const)))
	const others = [...items.values()].filter(({ ownId }) => !rowOfId.has(ownId))
	const found = await matchTitles(db, others.map(rowOf))
	const titles = new Map<number, number>()
	const add = (ownId: number, match: Match | undefined) => {
		if (match && 'titleId' in match) titles.set(ownId, match.titleId)
	}
	for (const [ownId, at] of rowOfId) add(ownId, matches[at])
	for (const [at, { ownId }] of others.entries()) add(ownId, found[at])
	return lists.map(({ items: given, ...list }) => {
		if (!given) return list
		const texts = given.flatMap(({ ownId, text }) => (text === '' ? [] : [[titles.get(ownId) ?? 0, text] as const]))
		return { ...list, titles: given.flatMap(({ ownId }) => titles.get(ownId) ?? []), texts: Object.fromEntries(texts) }
	})
}

function rowOf({ ownId, kind, name }: NonNullable<SourceCustomList['items']>[number]): SourceRow {
	return {
		...{ line: 0, id: '', name, kind, ids: [], ownId, names: [name], format: null, year: null },
		content: { state: 'read', entry: { status: 'planned' }, notes: [] },
		...{ lists: [], overwrites: false, seenAt: null, addedAt: null },
	}
}
