import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Line } from '../reading/lines.ts'
import type { FileSummary, Report } from '../report.ts'

const SITE = 'mal'

/** Stores the MyAnimeList ids that are excluded from the catalogue. */
export async function importAdultIds(db: Database, lines: AsyncIterable<Line>, summary: FileSummary, report: Report) {
	const known = await readWithheld(db)
	const fresh: string[] = []
	for await (const { text, number } of lines) {
		const id = text.trim()
		if (id === '') continue
		summary.read += 1
		if (!/^\d{1,9}$/.test(id)) report.add(summary, { line: number, key: id, verdict: 'refused', reason: 'row.shape' })
		else if (known.has(id)) summary.unchanged += 1
		else fresh.push(id)
	}
	summary.added = fresh.length
	const rows = fresh.map((id) => ({ site: SITE, id, reason: 'adult' }))
	await insertRows(db, 'withheld_work', rows, { ignoreConflicts: true })
}

/** The excluded MyAnimeList ids. */
export async function readWithheld(db: Database): Promise<Set<string>> {
	const rows = await db.selectFrom('withheld_work').select('id').where('site', '=', SITE).execute()
	return new Set(rows.map(({ id }) => id))
}
