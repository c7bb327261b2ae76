import { Done } from '../account/session.ts'
import { GivenScore, SCORE_FIELDS } from '../catalogue/score.ts'
import { GENRES, SEASONS, TitleLink } from '../catalogue/title.ts'
import {
	ENTRIES_PER_CHANGE,
	ENTRY_NOTES_MAX_LENGTH,
	ENTRY_PROGRESS_MAX,
	ENTRY_TAG_MAX_LENGTH,
	TAGS_PER_ENTRY,
} from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, number, object, oneOf, optional, type Static, string } from '../schema.ts'

/**
 * The status of a title on a list. `current`: watching or reading; `rewatching`: a repeat.
 */
export const ENTRY_STATUSES = ['current', 'completed', 'planned', 'dropped', 'paused', 'rewatching'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** A title as a list shows it. */
export const ListedTitle = object({
	...TitleLink.properties,
	imageUrl: string(),
	color: string(),
	isAdult: optional(boolean()),
})
export type ListedTitle = Static<typeof ListedTitle>

const Count = object({ current: integer(), total: nullable(integer()) })

/** What the columns and filters of a list know of a title. */
export const TitleFacts = object({
	year: nullable(integer()),
	season: nullable(oneOf(SEASONS)),
	studio: nullable(string()),
	genres: array(oneOf(GENRES)),
	/** The site's score; 0 without votes. */
	rating: number(),
	/** The next episode that is announced or expected soon: its number, and its instant or day. */
	next: optional(object({ episode: nullable(integer()), airsAt: string() })),
})
export type TitleFacts = Static<typeof TitleFacts>

/** A title on a member's list. `total` is null if unknown. */
export const ListEntry = object({
	title: ListedTitle,
	status: oneOf(ENTRY_STATUSES),
	/** Episodes or chapters of this repeat. */
	progress: Count,
	/** Of a manga; 0 of 0 for an anime. */
	volumes: Count,
	/** The member's vote on the title. */
	...SCORE_FIELDS,
	/** ISO dates, possibly partial. */
	startedOn: nullable(string()),
	finishedOn: nullable(string()),
	/** The number of completed repeats. */
	rewatches: integer(),
	/** True in a repeat that is not completed: while rewatching, and if it is paused or dropped. */
	isRepeat: optional(boolean()),
	/** Empty for everyone but the owner. */
	notes: string(),
	/** The member's own tags. Answers of former versions of the site, which a browser may hold, lack them. */
	tags: optional(array(string())),
	isPrivate: boolean(),
	/** Only in answers with a list. */
	facts: optional(TitleFacts),
})
export type ListEntry = Static<typeof ListEntry>

/** The number of entries of a list, by status. */
export const EntryCounts = object({
	current: integer(),
	completed: integer(),
	planned: integer(),
	dropped: integer(),
	paused: integer(),
	rewatching: integer(),
})
export type EntryCounts = Static<typeof EntryCounts>

const Whole = integer({ minimum: 0, maximum: ENTRY_PROGRESS_MAX })
const TypedDate = nullable(string({ maxLength: 20 }))
/** The reader's local date, if it differs from the server's. */
const Today = optional(string({ maxLength: 20 }))

const ENTRY_FIELDS = {
	status: optional(oneOf(ENTRY_STATUSES)),
	progress: optional(Whole),
	volumes: optional(Whole),
	score: optional(nullable(GivenScore)),
	startedOn: optional(TypedDate),
	finishedOn: optional(TypedDate),
	notes: optional(string({ maxLength: ENTRY_NOTES_MAX_LENGTH * 4 })),
	/** Separated by commas; those that differ in case alone are one. */
	tags: optional(string({ maxLength: ENTRY_TAG_MAX_LENGTH * TAGS_PER_ENTRY * 8 })),
	isPrivate: optional(boolean()),
}

/** A partial change of an entry; absent fields keep their values. */
export const EntryChange = object({
	...ENTRY_FIELDS,
	today: Today,
	/** The values of the changed fields as they were read: if another tab has changed them since, the server refuses. */
	read: optional(object(ENTRY_FIELDS)),
})
export type EntryChange = Static<typeof EntryChange>

export const EntryAnswer = object({ entry: ListEntry })
const EntryParams = object({ titleId: string({ pattern: '^[1-9][0-9]{0,15}$' }) })

/** A title's place with a member: its list entry, and the custom lists that hold it. */
export const TitlePlace = object({
	title: ListedTitle,
	/** The number of episodes or chapters, and of volumes. */
	total: nullable(integer()),
	entry: nullable(ListEntry),
	lists: array(object({ id: string(), title: string(), isPublic: boolean(), holds: boolean() })),
	/** The numbers of the episodes that are filler; absent where none is known to be. */
	fillers: optional(array(integer())),
})
export type TitlePlace = Static<typeof TitlePlace>

/** All entries of the owner, or with `changes` those that differ from an earlier answer. */
export const OwnList = object({
	/** Last changed first. */
	entries: array(ListEntry),
	/** What a later request gives as `since`. Answers of former versions of the site, which a browser may hold, lack it. */
	version: optional(string()),
	changes: optional(
		object({
			/** Ids of titles that are no longer on the list. */
			removed: array(integer()),
			/** Ids of titles whose entry itself changed: these come first now, the others stay where they were. */
			moved: array(integer()),
			/** The number of entries and the sum of their scores. Where they differ after the changes, the whole list is asked for. */
			count: integer(),
			scores: integer(),
		}),
	),
})
export type OwnList = Static<typeof OwnList>

export const ownListRoute = route('GET', '/api/list', {
	session: 'needed',
	summary:
		'All entries of the member, last changed first, for a device that has no network later; or what changed since an earlier answer',
	tag: 'account',
	query: object({ since: optional(string({ maxLength: 80 })) }),
	answer: OwnList,
})

export const titlePlaceRoute = route('GET', '/api/list/:titleId', {
	session: 'needed',
	summary: 'Where a title stands with the member: its entry and their own lists',
	tag: 'account',
	params: EntryParams,
	answer: TitlePlace,
})

export const editEntryRoute = route('PATCH', '/api/list/:titleId', {
	summary: "Changes a title's entry on the member's list; it is made where there is none",
	tag: 'account',
	params: EntryParams,
	body: EntryChange,
	answer: EntryAnswer,
})

const MassChange = object({
	titleId: integer({ minimum: 1 }),
	change: optional(EntryChange),
	/** True takes the entry off the list, false takes that back. */
	removed: optional(boolean()),
	/** For an undo: the repeats as they were. */
	rewatches: optional(Whole),
	isRepeat: optional(boolean()),
})
export type MassChange = Static<typeof MassChange>

export const changeEntriesRoute = route('PATCH', '/api/list', {
	summary: "Changes many entries of the member's list. Those that cannot be changed are told; the others are",
	tag: 'account',
	body: object({ changes: array(MassChange, { minItems: 1, maxItems: ENTRIES_PER_CHANGE }) }),
	/** Entries that were taken off are in neither. */
	answer: object({
		entries: array(ListEntry),
		refused: array(object({ titleId: integer(), code: string() })),
	}),
})

export const advanceEntryRoute = route('POST', '/api/list/:titleId/progress', {
	summary: 'One more episode or chapter; the last one completes the title',
	tag: 'account',
	params: EntryParams,
	/** `from`: the progress that the client saw; if it has changed since, nothing is counted. */
	body: object({ today: Today, from: optional(Whole) }),
	answer: EntryAnswer,
})

export const removeEntryRoute = route('DELETE', '/api/list/:titleId', {
	summary: 'Takes a title off the list; it can be taken back for a day',
	tag: 'account',
	params: EntryParams,
	answer: Done,
})

export const restoreEntryRoute = route('POST', '/api/list/:titleId/restore', {
	summary: 'Takes the removal of an entry back, with all that it held',
	tag: 'account',
	params: EntryParams,
	answer: EntryAnswer,
})
