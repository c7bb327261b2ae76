import { KINDS } from '../catalogue/title.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string, unknown } from '../schema.ts'
import { ENTRY_STATUSES, ListedTitle } from './listEntry.ts'

/** Where a file of a list comes from: MyAnimeList's XML, AniList's JSON, or this site's own, which extends the latter. */
export const TRANSFER_FORMATS = ['mal', 'anilist', 'niouka'] as const
export type TransferFormat = (typeof TRANSFER_FORMATS)[number]

/** What becomes of a title that is on the list already: what the file asks for, what is there, or what the file holds. */
export const EXISTING_CHOICES = ['file', 'keep', 'overwrite'] as const
export type ExistingChoice = (typeof EXISTING_CHOICES)[number]

/** What comes of a row. */
export const ROW_VERDICTS = ['created', 'changed', 'unchanged', 'refused'] as const
export type RowVerdict = (typeof ROW_VERDICTS)[number]

/** Why a row is refused, or why one that differs changes nothing (`kept`). */
export const ROW_REASONS = [
	'unknownId',
	'unknownName',
	'ambiguous',
	'withheld',
	'duplicate',
	'invalid',
	'text',
	'full',
	'kept',
] as const
export type RowReason = (typeof ROW_REASONS)[number]

/** What was taken otherwise than it stands in the file, or is worth a look. */
export const ROW_NOTES = ['beyondTotal', 'dateCut', 'datesOrder', 'notesCut', 'listFull'] as const
export type RowNote = (typeof ROW_NOTES)[number]

/** How a file writes scores; sites let their members choose. */
export const SCORE_SCALES = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'] as const
export type ScoreScale = (typeof SCORE_SCALES)[number]

/** All that an entry of a list holds. */
export const EntryContent = object({
	status: oneOf(ENTRY_STATUSES),
	progress: integer(),
	volumes: integer(),
	score: nullable(integer()),
	startedOn: nullable(string()),
	finishedOn: nullable(string()),
	rewatches: integer(),
	notes: string(),
	isPrivate: boolean(),
})
export type EntryContent = Static<typeof EntryContent>

/** A row of a file, and what comes of it. */
export const ImportRow = object({
	/** Its place among the rows, from 1 on. */
	place: integer(),
	line: integer(),
	kind: nullable(oneOf(KINDS)),
	/** The id and the name that the file gives it; empty where it gives none. */
	sourceId: string(),
	sourceTitle: string(),
	title: nullable(ListedTitle),
	verdict: oneOf(ROW_VERDICTS),
	reason: nullable(oneOf(ROW_REASONS)),
	/** Of what cannot be read: the field's own name in the file. */
	field: nullable(string()),
	notes: array(oneOf(ROW_NOTES)),
	before: nullable(EntryContent),
	after: nullable(EntryContent),
})
export type ImportRow = Static<typeof ImportRow>

const Counts = object({ created: integer(), changed: integer(), unchanged: integer(), refused: integer() })
export type ImportCounts = Static<typeof Counts>

/** A file that was looked at; from `applied` on it stands among the past imports. */
export const ListImport = object({
	id: string(),
	state: oneOf(['checked', 'applied', 'undone']),
	fileName: string(),
	format: oneOf(TRANSFER_FORMATS),
	kinds: array(oneOf(KINDS)),
	/** Whose list it is where it comes from; empty where the file does not say. */
	sourceOwner: string(),
	/** The member that it belongs to; null for what a visitor of a demo looked at. */
	username: nullable(string()),
	existing: oneOf(EXISTING_CHOICES),
	/** How the scores were read. `isGuessed` where the file does not say it. */
	scale: object({ name: oneOf(SCORE_SCALES), isGuessed: boolean() }),
	counts: Counts,
	/** The member's own lists: names of those that are made, and how many titles are added to any. */
	lists: object({ made: array(string()), added: integer() }),
	checkedAt: string(),
	appliedAt: nullable(string()),
	undoneAt: nullable(string()),
	/** Entries that the undo left alone, since they were changed after the import. */
	keptByUndo: integer(),
})
export type ListImport = Static<typeof ListImport>

const ImportParams = object({
	importId: string({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
})
const ImportAnswer = object({ import: ListImport })

export const checkImportRoute = route('POST', '/api/list-imports', {
	summary: 'Looks at a file of a list and says of every row what would come of it; its bytes are the body',
	tag: 'account',
	query: object({
		fileName: string({ maxLength: 255 }),
		existing: oneOf(EXISTING_CHOICES),
		/** Where the file does not say it. */
		scale: optional(oneOf(SCORE_SCALES)),
	}),
	body: unknown(),
	answer: ImportAnswer,
})

export const importRoute = route('GET', '/api/list-imports/:importId', {
	summary: 'A file that was looked at, or a past import',
	tag: 'account',
	params: ImportParams,
	answer: ImportAnswer,
})

export const importRowsRoute = route('GET', '/api/list-imports/:importId/rows', {
	summary: 'The rows of a file and what comes of them, a page at a time',
	tag: 'account',
	params: ImportParams,
	query: object({
		verdict: optional(oneOf(ROW_VERDICTS)),
		/** The last place that is known. */
		after: optional(integer({ minimum: 0, maximum: 1_000_000 })),
	}),
	answer: object({ items: array(ImportRow), next: nullable(integer()) }),
})

export const importsRoute = route('GET', '/api/list-imports', {
	summary: 'The past imports of the member, the latest first',
	tag: 'account',
	answer: object({ items: array(ListImport) }),
})

export const applyImportRoute = route('POST', '/api/list-imports/:importId/apply', {
	summary: 'Takes a file that was looked at into the list, whole; twice is as once',
	tag: 'account',
	params: ImportParams,
	answer: ImportAnswer,
})

export const undoImportRoute = route('POST', '/api/list-imports/:importId/undo', {
	summary: 'Takes an import back, whole, but for what was changed since; twice is as once',
	tag: 'account',
	params: ImportParams,
	answer: ImportAnswer,
})

/** What can be taken along: everything as one archive, the lists in our own form, or a list as another site takes it. */
export const EXPORT_FILES = [
	'archive.zip',
	'lists.json',
	'mal-anime.xml.gz',
	'mal-anime.xml',
	'mal-manga.xml.gz',
	'mal-manga.xml',
] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

/** Where they are. Both halves of the session's key are needed, so a plain link opens none of them. */
export const exportPath = (file: ExportFile): string => `/api/list-exports/${file}`
