import type { Kysely } from 'kysely'
import type { Database, Schema } from '../core/database/schema.ts'
import type { Changes } from './changes.ts'
import type { Reading } from './draft.ts'
import type { EditableField } from './editableFields.ts'
import type { MemberFields } from './memberFields.ts'
import type { FileSummary, Report } from './report.ts'

/** The kinds of facts of a title whose source is stored. */
export type Fact = 'airing' | 'slots' | 'platforms' | 'dubs' | 'names' | 'voices' | 'fillers'

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

/** Reports a field of a part of a title, such as an episode, that stays as a member wrote it. */
export type Keep = (titleId: number, field: string, part: string) => void

/** Maps and writes the rows of one kind of file. */
export interface Mapping<Draft> {
	source: string
	/** The number of rows per transaction. */
	batch: number
	/** The fields that it writes, of those that members can edit. */
	fields: readonly EditableField[]
	read(value: unknown): Reading<Draft>
	key(draft: Draft): string
	/** The existing title that a draft adds to. */
	titleId?(draft: Draft): number | null
	/** Rows with the same text here lead to one title, and are written together. */
	together?(draft: Draft): string
	/** Writes the drafts but for the fields that members wrote; returns the title of each. */
	write(
		db: Database,
		drafts: readonly ToWrite<Draft>[],
		memberFields: MemberFields,
		keep: Keep,
	): Promise<(number | null)[]>
	/** The kinds of facts that a draft says. */
	facts?(draft: Draft): readonly Fact[]
	/** The ISO date of what a draft says has begun, which tells how old a file is at least. */
	begun?(draft: Draft): string | null
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
	/** Adult titles are imported, hidden from all but the members who ask for them; otherwise they are left out. */
	takesAdult?: boolean
	/** When the source says that its version is from. */
	asOf?: Date | null
	/** The site serves meanwhile: transactions are small, and what concerns the whole catalogue is left to imports by hand. */
	isRefresh?: boolean
	/** Records what changes. */
	changes?: Changes
}

/** The import was interrupted; committed rows stay, and the next run resumes there. */
export class Interrupted extends Error {
	constructor() {
		super('interrupted: run the same command again to go on')
	}
}
