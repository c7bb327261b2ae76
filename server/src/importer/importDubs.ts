import { sql } from 'kysely'
import { lockVersion, recordChanges } from '../catalogue/recordChanges.ts'
import type { Database } from '../core/database/schema.ts'
import { importRows } from './importRows.ts'
import type { RawRow, Run } from './mapping.ts'
import { MemberFields } from './memberFields.ts'
import { readText } from './reading/bytes.ts'
import type { FileSummary } from './report.ts'
import {
	confidenceOf,
	DUB_LEVELS,
	DUBS_SOURCE,
	type DubDraft,
	type DubFile,
	type DubLevel,
	dubLevelOf,
	readDub,
	readDubFile,
} from './sources/dubs.ts'

const DUBS_A_BATCH = 2_000
/** The source of the records of the list that ships with the site. */
export const SHIPPED_DUBS = 'mydublist-shipped'

type Dub = DubFile['dubs'][number]

interface Known {
	withheld: ReadonlySet<string>
	titleOfMal: ReadonlyMap<string, number>
}

/** Imports the dubs of a file at the level of confidence that its folder or name says. */
export async function importDubFile(run: Run, summary: FileSummary, file: string, known: Known): Promise<void> {
	const document = await readDocument(file)
	const dubFile = readDubFile(document)
	if (dubFile === undefined) {
		const reason = document === undefined ? 'file.broken' : 'file.shape'
		run.report.add(summary, { line: 1, key: file.split(/[/\\]/).at(-1) ?? '', verdict: 'refused', reason })
		return
	}
	await importDubs(run, summary, { ...dubFile, level: dubLevelOf(file), records: DUBS_SOURCE.name }, known)
}

interface DubList extends DubFile {
	level: DubLevel
	/** The source of their records. */
	records: string
}

/**
 * Imports the dubs into one language at one level of confidence. The records of the import hold what each level says, so that
 * the highest level of all files counts, and a dub that a newer file no longer names goes.
 */
export async function importDubs(run: Run, summary: FileSummary, list: DubList, known: Known): Promise<void> {
	const { language, level, records } = list
	const keyOf = (dub: Dub) => [language, level, dub.isPartial ? 'part' : 'whole', dub.malId].join(' ')
	await importRows<DubDraft>(run, summary, rowsOf(list), {
		source: records,
		batch: DUBS_A_BATCH,
		fields: ['dubs'],
		read: (row) => readDub(row as Dub, known),
		key: keyOf,
		titleId: ({ titleId }) => titleId,
		write: async (_db, drafts) => drafts.map(({ draft }) => draft.titleId),
	})
	await run.db.transaction().execute(async (transaction) => {
		await lockVersion(transaction)
		await sql`delete from import_record where source = ${records} and key like ${`${language} ${level} %`}
			and not (key = any(${list.dubs.map(keyOf)}::text[]))`.execute(transaction)
		const { rows } = await sql<{ id: number }>`select title_id as id from title_dub where language = ${language}
			union select title_id from import_record where source = ${records} and title_id is not null`.execute(transaction)
		const work = async () => {
			await writeDubs(transaction, language, run.asOf ?? null)
			return []
		}
		const titles = rows.map(({ id }) => id)
		await (run.changes ? run.changes.record(transaction, titles, work, ['title_dub']) : work())
	})
}

/**
 * Writes the dubs into a language from the records, but for the titles whose dubs members wrote. The list that ships with the site counts
 * while there is no other.
 */
async function writeDubs(db: Database, language: string, asOf: Date | null): Promise<void> {
	const levels = (Object.keys(DUB_LEVELS) as (keyof typeof DUB_LEVELS)[]).flatMap((level) =>
		[false, true].map((isPartial) => ({
			prefix: [language, level, isPartial ? 'part' : 'whole', '%'].join(' '),
			confidence: confidenceOf(level, isPartial),
		})),
	)
	const memberFields = await MemberFields.read(db)
	const edited = memberFields.titles.filter((id) => !memberFields.allow('title_dub', id))
	const { rows } = await sql<{ id: number }>`
		with said as (
			select r.title_id, max(l.confidence) as confidence from import_record r
				join unnest(${levels.map(({ prefix }) => prefix)}::text[], ${levels.map(({ confidence }) => confidence)}::real[])
					as l(prefix, confidence) on r.key like l.prefix
			where r.source = (select source from import_record
					where source in (${DUBS_SOURCE.name}, ${SHIPPED_DUBS}) and key like ${`${language} %`}
					order by source = ${DUBS_SOURCE.name} desc limit 1)
				and r.title_id is not null and not (r.title_id = any(${edited}::int[]))
			group by r.title_id
		), gone as (
			delete from title_dub d where d.language = ${language} and d.source = ${DUBS_SOURCE.name}
				and not (d.title_id = any(${edited}::int[])) and not exists (select from said s where s.title_id = d.title_id)
			returning d.title_id
		), written as (
			insert into title_dub as known (title_id, language, confidence, source)
			select title_id, ${language}, confidence, ${DUBS_SOURCE.name} from said
			on conflict (title_id, language) do update set confidence = excluded.confidence
				where known.source = excluded.source and known.confidence is distinct from excluded.confidence
			returning title_id
		)
		select title_id as id from gone union select title_id from written`.execute(db)
	if (rows.length > 0) await recordChanges(db, { titles: rows.map(({ id }) => id) })
	await sql`insert into fact_source as known (title_id, fact, source, seen_on)
		select distinct title_id, 'dubs', ${DUBS_SOURCE.name}, ${asOf}::date from title_dub where source = ${DUBS_SOURCE.name}
		on conflict (title_id, fact, source) do update set seen_on = excluded.seen_on
			where excluded.seen_on > coalesce(known.seen_on, '-infinity')`.execute(db)
}

/** The longest list of dubs, in characters: a hundred times MyDubList's. */
const MAX_DOCUMENT = 30_000_000

async function readDocument(file: string): Promise<unknown> {
	let whole = ''
	for await (const { text } of readText(file)) {
		whole += text
		if (whole.length > MAX_DOCUMENT) return undefined
	}
	try {
		return JSON.parse(whole)
	} catch {
		return undefined
	}
}

async function* rowsOf({ dubs }: DubFile): AsyncGenerator<RawRow> {
	for (const [place, dub] of dubs.entries()) {
		yield { value: dub, text: dub.malId, number: place + 1, progress: place / dubs.length }
	}
}
