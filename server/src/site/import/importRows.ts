import type { Kysely } from 'kysely'
import type { Database, Schema } from '../../core/database/schema.ts'
import type { Reading } from './draft.ts'
import { editedByMembers, type NewRecord, Records, rowHash } from './records.ts'
import type { FileSummary, Report } from './report.ts'

/** An unvalidated row of a file. */
export interface RawRow {
	value: unknown
	text: string
	/** Its line in the file, from 1. */
	number: number
	/** How much of the file has been read, 0 to 1. */
	progress: number
}

export interface ToWrite<Draft> {
	draft: Draft
	/** The title that the row belongs to or created before. */
	titleId: number | null
}

/** Maps and writes the rows of one kind of file. */
export interface Mapping<Draft> {
	source: string
	/** The number of rows per transaction. */
	batch: number
	read(value: unknown): Reading<Draft>
	key(draft: Draft): string
	/** Writes the drafts; returns the title of each. */
	write(db: Database, drafts: readonly ToWrite<Draft>[]): Promise<(number | null)[]>
	/** Called when a batch was not committed. */
	forget?(): void
}

export interface Run {
	db: Kysely<Schema>
	report: Report
	/** Called often; must be quick. */
	progress: (summary: FileSummary, progress: number) => void
	/** Ends the import after the batch that is being written. */
	signal?: AbortSignal | undefined
	now: Date
}

interface Pending<Draft> extends ToWrite<Draft> {
	record: NewRecord
	line: number
}

/** The import was interrupted; committed rows stay, and the next run resumes there. */
export class Interrupted extends Error {
	constructor() {
		super('interrupted: run the same command again to go on')
	}
}

/** Imports the new and changed rows of a file in batches. */
export async function importRows<Draft>(
	run: Run,
	summary: FileSummary,
	rows: AsyncIterable<RawRow>,
	mapping: Mapping<Draft>,
): Promise<void> {
	const { report, signal } = run
	const records = await Records.of(run.db, mapping.source)
	const seen = new Set<string>()
	let batch: Pending<Draft>[] = []
	let writing: Promise<void> = Promise.resolve()

	const flush = async () => {
		await writing
		if (signal?.aborted) throw new Interrupted()
		const full = batch
		batch = []
		// While this batch is being written, the next one is read.
		writing = commit(run, summary, records, full, mapping)
		writing.catch(() => {})
	}

	for await (const row of rows) {
		summary.read += 1
		const pending = examine(row, { summary, report, records, seen, mapping })
		if (pending) batch.push(pending)
		run.progress(summary, row.progress)
		if (batch.length >= mapping.batch) await flush()
	}
	await flush()
	await writing
	run.progress(summary, 1)
}

interface Examination<Draft> {
	summary: FileSummary
	report: Report
	records: Records
	seen: Set<string>
	mapping: Mapping<Draft>
}

/** The draft of a row; undefined if the row is excluded, invalid or unchanged. */
function examine<Draft>(row: RawRow, examination: Examination<Draft>): Pending<Draft> | undefined {
	const { summary, report, records, seen, mapping } = examination
	const line = row.number
	const reading = mapping.read(row.value)
	if (reading.state !== 'read') {
		const { state: verdict, ...reason } = reading
		report.add(summary, { line, key: beginning(row.text), verdict, ...reason })
		return undefined
	}
	const key = mapping.key(reading.draft)
	if (seen.has(key)) {
		report.add(summary, { line, key, verdict: 'refused', reason: 'row.duplicate' })
		return undefined
	}
	seen.add(key)
	for (const mending of reading.mended) report.add(summary, { line, key, verdict: 'mended', ...mending })
	const hash = rowHash(row.text)
	if (records.has(key, hash)) {
		summary.unchanged += 1
		return undefined
	}
	const titleId = records.titleId(key)
	return { draft: reading.draft, titleId, record: { key, hash, titleId }, line }
}

async function commit<Draft>(
	{ db, report }: Run,
	summary: FileSummary,
	records: Records,
	batch: readonly Pending<Draft>[],
	mapping: Mapping<Draft>,
): Promise<void> {
	await report.write()
	if (batch.length === 0) return
	try {
		await db.transaction().execute(async (transaction) => {
			const known = batch.flatMap(({ titleId }) => titleId ?? [])
			const edited = known.length === 0 ? new Set<number>() : await editedByMembers(transaction, known)
			const open = batch.filter(({ titleId }) => titleId === null || !edited.has(titleId))
			const titles = await mapping.write(transaction, open)
			await records.write(
				transaction,
				open.map(({ record }, place) => ({ ...record, titleId: titles[place] ?? null })),
			)
			for (const { record, line } of batch.filter((pending) => !open.includes(pending))) {
				report.add(summary, { line, key: record.key, verdict: 'kept', reason: 'title.editedHere' })
			}
			const added = open.filter(({ titleId }) => titleId === null).length
			summary.added += added
			summary.changed += open.length - added
		})
	} catch (error) {
		mapping.forget?.()
		throw error
	}
}

/** Identifies a row without a key in the report. */
function beginning(text: string): string {
	return text.slice(0, 80)
}
