import { SCORE_FIELDS } from '../catalogue/score.ts'
import { SCORE_SCALES } from '../catalogue/scoreScale.ts'
import { KINDS } from '../catalogue/title.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string, unknown } from '../schema.ts'
import { ENTRY_STATUSES, ListedTitle } from './listEntry.ts'

/**
 * The formats of list files: MyAnimeList's XML (Kitsu exports it, too), the JSON of AniList, Kitsu, Simkl and Trakt, and our
 * own, which extends AniList's.
 */
export const TRANSFER_FORMATS = ['mal', 'anilist', 'kitsu', 'simkl', 'trakt', 'niouka'] as const
export type TransferFormat = (typeof TRANSFER_FORMATS)[number]

/** How to treat a title that is on the list already: as the file says, keep the entry, or overwrite it. */
export const EXISTING_CHOICES = ['file', 'keep', 'overwrite'] as const
export type ExistingChoice = (typeof EXISTING_CHOICES)[number]

/** The result of a row. */
export const ROW_VERDICTS = ['created', 'changed', 'unchanged', 'refused'] as const
export type RowVerdict = (typeof ROW_VERDICTS)[number]

/** Why a row is refused, or why a row that differs changes nothing (`kept`). */
export const ROW_REASONS = [
	'unknownId',
	'unknownName',
	'ambiguous',
	'withheld',
	'duplicate',
	'invalid',
	'text',
	'broken',
	'full',
	'kept',
] as const
export type RowReason = (typeof ROW_REASONS)[number]

/** Warnings: values that were converted, or that the member should check. */
export const ROW_NOTES = [
	'beyondTotal',
	'dateCut',
	'datesOrder',
	'notesCut',
	'listFull',
	'listsUnclear',
	'plannedProgress',
	'allSeen',
	'filled',
	'tagsInNotes',
] as const
export type RowNote = (typeof ROW_NOTES)[number]

/** All fields of a list entry. */
export const EntryContent = object({
	status: oneOf(ENTRY_STATUSES),
	progress: integer(),
	volumes: integer(),
	...SCORE_FIELDS,
	startedOn: nullable(string()),
	finishedOn: nullable(string()),
	/** The number of completed repeats. */
	rewatches: integer(),
	/** True if a repeat was paused or dropped. */
	isRepeat: optional(boolean()),
	notes: string(),
	tags: optional(array(string())),
	isPrivate: boolean(),
})
export type EntryContent = Static<typeof EntryContent>

/** A row of a file with its result. */
export const ImportRow = object({
	/** The row number, from 1. */
	place: integer(),
	line: integer(),
	kind: nullable(oneOf(KINDS)),
	/** The id and the name in the file; empty if absent. */
	sourceId: string(),
	sourceTitle: string(),
	title: nullable(ListedTitle),
	verdict: oneOf(ROW_VERDICTS),
	reason: nullable(oneOf(ROW_REASONS)),
	/** The file's name of the field that cannot be parsed. */
	field: nullable(string()),
	notes: array(oneOf(ROW_NOTES)),
	before: nullable(EntryContent),
	after: nullable(EntryContent),
})
export type ImportRow = Static<typeof ImportRow>

const Counts = object({ created: integer(), changed: integer(), unchanged: integer(), refused: integer() })
export type ImportCounts = Static<typeof Counts>

/** A parsed file; once applied it is listed among the past imports. */
export const ListImport = object({
	id: string(),
	state: oneOf(['checked', 'applied', 'undone']),
	fileName: string(),
	format: oneOf(TRANSFER_FORMATS),
	kinds: array(oneOf(KINDS)),
	/** The owner's name on the other site; empty if the file has none. */
	sourceOwner: string(),
	/** The member that it belongs to; null for a visitor of a demo. */
	username: nullable(string()),
	existing: oneOf(EXISTING_CHOICES),
	/** The score scale. `isGuessed` if the file does not name it. */
	scale: object({ name: oneOf(SCORE_SCALES), isGuessed: boolean() }),
	counts: Counts,
	/** Custom lists: the names of new ones, and the number of titles added to all. */
	lists: object({ made: array(string()), added: integer() }),
	checkedAt: string(),
	appliedAt: nullable(string()),
	undoneAt: nullable(string()),
	/** Entries and titles of custom lists that the undo skipped, because they were changed after the import. */
	skippedByUndo: integer(),
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
		/** The score scale, if the file does not name it. */
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
		/** The last row number that the client has. */
		after: optional(integer({ minimum: 0, maximum: 1_000_000 })),
	}),
	answer: object({ items: array(ImportRow), next: nullable(integer()) }),
})

export const importsRoute = route('GET', '/api/list-imports', {
	session: 'needed',
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

/** The exports: everything as one archive, the lists in our own format, or a list in another site's format. */
export const EXPORT_FILES = [
	'archive.zip',
	'lists.json',
	'mal-anime.xml.gz',
	'mal-anime.xml',
	'mal-manga.xml.gz',
	'mal-manga.xml',
] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

/** The address of an export. It needs both halves of the session key, so a plain link does not open it. */
export const exportPath = (file: ExportFile): string => `/api/list-exports/${file}`
