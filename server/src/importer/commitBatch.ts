import { lockVersion } from '../catalogue/recordChanges.ts'
import { Interrupted, type Mapping, type Run, type ToWrite } from './mapping.ts'
import { MemberFields } from './memberFields.ts'
import { type Records, rowHash } from './records.ts'
import type { FileSummary } from './report.ts'

/** A row of a file that waits for its batch. */
export interface Pending<Draft> extends ToWrite<Draft> {
	key: string
	text: string
	line: number
	/** No earlier import wrote it. */
	isNew: boolean
	/** An earlier import wrote the same. It is written again only beside a changed row of the same title. */
	isUnchanged: boolean
}

interface Commit<Draft> {
	run: Run
	summary: FileSummary
	records: Records
	mapping: Mapping<Draft>
}

/**
 * Writes groups of rows in one transaction. If the database refuses it, each group is written in a transaction of its own, and
 * the refused ones are reported.
 *
 * @throws Interrupted, and errors that are no fault of a row, such as a lost connection.
 */
export async function commitBatch<Draft>(commit: Commit<Draft>, groups: readonly Pending<Draft>[][]): Promise<void> {
	const { run, summary, mapping } = commit
	await run.report.write()
	if (groups.length === 0) return
	try {
		await write(commit, groups.flat())
	} catch (error) {
		mapping.forget?.()
		if (!isFaultOfRow(error)) throw error
		const [first = [], ...others] = groups
		if (others.length === 0) {
			for (const { line, key } of first) {
				run.report.add(summary, { line, key, verdict: 'refused', reason: 'row.database', detail: error.message })
			}
			return
		}
		for (const group of groups) {
			if (run.signal?.aborted) throw new Interrupted()
			await commitBatch(commit, [group])
		}
	}
}

async function write<Draft>({ run, summary, records, mapping }: Commit<Draft>, batch: readonly Pending<Draft>[]) {
	const kept: { pending: Pending<Draft>; field: string; detail?: string }[] = []
	const keep = (titleId: number, field: string, detail: string) => {
		const pending = batch.find((row) => row.titleId === titleId)
		if (pending) kept.push({ pending, field, detail })
	}
	await run.db.transaction().execute(async (transaction) => {
		// Every write of the catalogue locks the version first: no edit comes between what is read here and the writes.
		await lockVersion(transaction)
		const known = [...new Set(batch.flatMap(({ titleId }) => titleId ?? []))]
		const memberFields = known.length === 0 ? new MemberFields() : await MemberFields.read(transaction, known)
		let titles: (number | null)[] = []
		const work = async () => {
			titles = await mapping.write(transaction, batch, memberFields, keep)
			const isKnown = new Set(known)
			return [...new Set(titles.flatMap((id) => (id === null || isKnown.has(id) ? [] : [id])))]
		}
		await (run.changes ? run.changes.record(transaction, known, work) : work())
		await records.write(
			transaction,
			batch.map(({ key, text, titleId }, place) => {
				const fields = memberFields.of(titleId, mapping.fields)
				return { key, hash: rowHash(text, fields), titleId: titles[place] ?? null }
			}),
		)
		for (const pending of batch) {
			for (const field of memberFields.of(pending.titleId, mapping.fields)) kept.push({ pending, field })
		}
	})
	for (const { pending, field, ...detail } of kept) {
		const { line, key } = pending
		run.report.add(summary, { line, key, verdict: 'kept', reason: `field.${field}`, ...detail })
	}
	const changed = batch.filter(({ isUnchanged }) => !isUnchanged)
	const added = changed.filter(({ isNew }) => isNew).length
	summary.added += added
	summary.changed += changed.length - added
	summary.unchanged += batch.length - changed.length
}

/** SQLSTATE classes of values that a row brought: cardinality, data, integrity, and limits of size. */
const CLASSES_OF_ROWS = new Set(['21', '22', '23', '54'])

function isFaultOfRow(error: unknown): error is Error {
	if (!(error instanceof Error) || !('code' in error)) return false
	return typeof error.code === 'string' && error.code.length === 5 && CLASSES_OF_ROWS.has(error.code.slice(0, 2))
}
