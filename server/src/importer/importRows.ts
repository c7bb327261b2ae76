import { commitBatch, type Pending } from './commitBatch.ts'
import { Interrupted, type Mapping, type RawRow, type Run } from './mapping.ts'
import { MemberFields } from './memberFields.ts'
import { Records, rowHash } from './records.ts'
import type { FileSummary, Report } from './report.ts'
import { SeenFacts } from './write/seenFacts.ts'

/** Readers wait for a transaction of so many rows for some hundredths of a second. */
const ROWS_BESIDE_READERS = 10

/** Imports the new and changed rows of a file in batches. @throws Interrupted when the run's signal ends it. */
export async function importRows<Draft>(
	run: Run,
	summary: FileSummary,
	rows: AsyncIterable<RawRow>,
	mapping: Mapping<Draft>,
): Promise<void> {
	const { report, signal, db } = run
	const records = await Records.of(db, mapping.source)
	const memberFields = await MemberFields.read(db)
	const examination = { summary, report, records, memberFields, seen: new Set<string>(), mapping }
	const facts = new SeenFacts(run)
	const size = run.isRefresh ? Math.min(mapping.batch, ROWS_BESIDE_READERS) : mapping.batch
	const groups = new Map<string, Pending<Draft>[]>()
	let batch: Pending<Draft>[][] = []
	let filled = 0
	let writing: Promise<void> = Promise.resolve()

	const flush = async () => {
		await writing
		if (signal?.aborted) throw new Interrupted()
		const full = batch
		batch = []
		filled = 0
		// While this batch is being written, the next one is read.
		writing = commitBatch({ run, summary, records, mapping }, full)
		writing.catch(() => {})
	}
	const add = async (group: Pending<Draft>[]) => {
		if (group.every(({ isUnchanged }) => isUnchanged)) {
			summary.unchanged += group.length
			return
		}
		batch.push(group)
		filled += group.length
		if (filled >= size) await flush()
	}

	for await (const row of rows) {
		summary.read += 1
		const pending = examine(row, examination)
		run.progress(summary, row.progress)
		if (pending) facts.add(pending.key, mapping.facts?.(pending.draft) ?? [], mapping.begun?.(pending.draft) ?? null)
		const group = pending && mapping.together?.(pending.draft)
		if (pending && group === undefined) await add([pending])
		else if (pending && group !== undefined) groups.set(group, [...(groups.get(group) ?? []), pending])
		if (signal?.aborted) await flush()
	}
	for (const group of groups.values()) await add(group)
	await flush()
	await writing
	await facts.write(db, mapping.source)
	run.progress(summary, 1)
}

interface Examination<Draft> {
	summary: FileSummary
	report: Report
	records: Records
	memberFields: MemberFields
	seen: Set<string>
	mapping: Mapping<Draft>
}

/** The draft of a row; undefined if the row is excluded or invalid. */
function examine<Draft>(row: RawRow, examination: Examination<Draft>): Pending<Draft> | undefined {
	const { summary, report, records, memberFields, seen, mapping } = examination
	const line = row.number
	const reading = read(row, mapping)
	if (reading.state !== 'read') {
		const { state: verdict, ...reason } = reading
		report.add(summary, { line, key: beginning(row.text), verdict, ...reason })
		return undefined
	}
	const { draft } = reading
	const key = mapping.key(draft)
	if (seen.has(key)) {
		report.add(summary, { line, key, verdict: 'refused', reason: 'row.duplicate' })
		return undefined
	}
	seen.add(key)
	for (const mending of reading.mended) report.add(summary, { line, key, verdict: 'mended', ...mending })
	const titleId = mapping.titleId?.(draft) ?? records.titleId(key)
	const isUnchanged = records.has(key, rowHash(row.text, memberFields.of(titleId, mapping.fields)))
	return { draft, titleId, isUnchanged, isNew: !records.knows(key), key, text: row.text, line }
}

/** The draft of a row. A row that its reader cannot handle is refused, and the file goes on. */
function read<Draft>(row: RawRow, mapping: Mapping<Draft>): ReturnType<Mapping<Draft>['read']> {
	try {
		return mapping.read(row.value)
	} catch (error) {
		return {
			state: 'refused',
			reason: 'row.unreadable',
			detail: error instanceof Error ? error.message : String(error),
		}
	}
}

/** Identifies a row without a key in the report. */
function beginning(text: string): string {
	return text.slice(0, 80)
}
