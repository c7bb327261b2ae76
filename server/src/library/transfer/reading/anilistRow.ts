import type { Format, Kind, RowNote, ScoreScale } from 'shared-contract'
import { isStorableText } from '../../../core/http/storableText.ts'
import { isJsonObject, own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import { cutText, fittingNotes } from './entryText.ts'
import { fromParts, type ReadDate, readListDate } from './listDate.ts'
import { defined } from './malRow.ts'
import { scoreOn } from './score.ts'
import { NAME_MAX_LENGTH, type RowContent, type SourceId, type SourceRow } from './sourceRow.ts'
import { statusOfWord, withRepeat } from './statusWords.ts'
import { tagsOf, withoutMarks } from './tags.ts'
import { REPEATS_MAX, wholeNumber } from './wholeNumber.ts'

/** An entry of a file, before the scale of its scores is known. */
export interface AnilistEntry {
	line: number
	/** The index of its list in the file; null for entries outside lists. */
	list: number | null
	/** True for the data download, whose scores are always out of 100. */
	isFlat: boolean
	/** Identifies an entry on several lists; empty without an id. */
	key: string
	kind: Kind | null
	score: number | null
	lists: string[]
	/** The data download's custom lists: a flag for each of the user's lists. Undefined if they cannot be read. */
	listFlags: boolean[] | undefined
	/** True if the file puts the entry on custom lists without telling on which. */
	hasUnclearLists: boolean
	value: unknown
}

/** The data download's numbers of statuses. */
const NUMBERED = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING']

const FORMATS = new Map<string, Format>(
	Object.entries({
		TV: 'TV',
		TV_SHORT: 'TV',
		ONA: 'TV',
		MOVIE: 'Movie',
		OVA: 'OVA',
		SPECIAL: 'OVA',
		MUSIC: 'OVA',
		MANGA: 'Manga',
		NOVEL: 'Novel',
		ONE_SHOT: 'OneShot',
		MANHWA: 'Manhwa',
		MANHUA: 'Manhua',
	}),
)

/** Reads the fields of an entry that are needed to merge rows. */
export function anilistEntry(value: unknown, line: number, list: number | null): AnilistEntry {
	const isFlat = own(value, 'series_id') !== undefined
	const id = idOf(value)
	// Several of our titles may share an id of AniList.
	const ownId = ownNumber(value, 'niouka', 'titleId')
	return {
		line,
		list,
		isFlat,
		key: ownId !== null ? `own ${ownId}` : id === null ? '' : `${kindOf(value)} ${id}`,
		kind: kindOf(value),
		score: ownNumber(value, 'score'),
		lists: listsOf(own(value, 'customLists')),
		listFlags: isFlat ? flagsOf(own(value, 'custom_lists')) : [],
		hasUnclearLists: false,
		value,
	}
}

/** Converts an entry to a row. */
export function anilistRow(entry: AnilistEntry, scale: ScoreScale): SourceRow {
	const { value, kind, line, lists } = entry
	const id = idOf(value)
	const malId = ownNumber(value, 'media', 'idMal')
	const names = ['userPreferred', 'romaji', 'english', 'native']
		.map((name) => ownText(value, 'media', 'title', name))
		.filter((name) => name !== '' && isStorableText(name))
	const ids: SourceId[] = [
		...(id === null ? [] : [{ site: 'anilist', id: String(id) }]),
		...(malId ? [{ site: kind === 'manga' ? 'mal-manga' : 'mal', id: String(malId) }] : []),
	]
	const read = content(entry, scale)
	return {
		line,
		kind,
		id: id === null ? '' : String(id),
		name: cutText(names[0] ?? '', NAME_MAX_LENGTH),
		ids,
		ownId: ownNumber(value, 'niouka', 'titleId'),
		isOwn: isJsonObject(own(value, 'niouka')),
		names: [...new Set(names)],
		format: FORMATS.get(ownText(value, 'media', 'format')) ?? null,
		year: ownNumber(value, 'media', 'startDate', 'year') ?? ownNumber(value, 'media', 'seasonYear'),
		content: kind === null ? { state: 'refused', reason: 'invalid', field: 'media.type' } : read,
		lists,
		// The format has no such field; an import of the file implies it.
		overwrites: true,
		seenAt: instantOf(own(value, 'updatedAt') ?? own(value, 'updated_at')),
		addedAt: instantOf(own(value, 'createdAt') ?? own(value, 'created_at')),
	}
}

function content({ value, isFlat, hasUnclearLists }: AnilistEntry, scale: ScoreScale): RowContent {
	const invalid = (field: string): RowContent => ({ state: 'refused', reason: 'invalid', field })
	if (!isStorableText(value)) return { state: 'refused', reason: 'text', field: 'entry' }
	const number = ownNumber(value, 'status')
	const status = statusOfWord(number === null ? ownText(value, 'status') : (NUMBERED[number] ?? ''))
	if (status === undefined) return invalid('status')
	const progress = wholeNumber(own(value, 'progress'))
	const volumes = wholeNumber(own(value, 'progressVolumes') ?? own(value, 'progress_volume'))
	const repeat = wholeNumber(own(value, 'repeat'), REPEATS_MAX - 1)
	if (progress === null) return invalid('progress')
	if (volumes === null) return invalid('progressVolumes')
	if (repeat === null) return invalid('repeat')
	const score = scoreOn(isFlat ? 'POINT_100' : scale, ownNumber(value, 'score') ?? 0)
	if (score === null) return invalid('score')

	const started = dateOf(own(value, 'startedAt') ?? own(value, 'started_on'))
	const finished = dateOf(own(value, 'completedAt') ?? own(value, 'finished_on'))
	const { notes, isCut } = fittingNotes(withoutMarks(ownText(value, 'notes')))
	const { tags } = tagsOf(namesIn(own(value, 'niouka', 'tags')).join())
	const isPrivate = /^(1|true)$/i.test(String(own(value, 'private')))
	const rowNotes: RowNote[] = [
		...(hasUnclearLists ? (['listsUnclear'] as const) : []),
		...(started.isCut || finished.isCut ? (['dateCut'] as const) : []),
		...(isCut ? (['notesCut'] as const) : []),
	]
	return {
		state: 'read',
		notes: rowNotes,
		entry: {
			...withRepeat(status, own(value, 'niouka', 'isRepeat') === true, true),
			...defined({
				progress,
				volumes,
				rewatches: repeat,
				score,
				startedOn: started.date,
				finishedOn: finished.date,
				notes: notes === '' ? undefined : notes,
				tags: tags.length === 0 ? undefined : tags,
				isPrivate: isPrivate || undefined,
			}),
		},
	}
}

function idOf(value: unknown): number | null {
	return ownNumber(value, 'series_id') ?? ownNumber(value, 'mediaId') ?? ownNumber(value, 'media', 'id')
}

function kindOf(value: unknown): Kind | null {
	const type = String(own(value, 'series_type') ?? own(value, 'media', 'type')).toUpperCase()
	if (type === '0' || type === 'ANIME') return 'anime'
	if (type === '1' || type === 'MANGA') return 'manga'
	const format = FORMATS.get(ownText(value, 'media', 'format'))
	if (format === undefined) return null
	return format === 'TV' || format === 'Movie' || format === 'OVA' ? 'anime' : 'manga'
}

/** Names of lists: `{ "Gems": true, "Later": false }`, or an array of names. */
function listsOf(customLists: unknown): string[] {
	if (Array.isArray(customLists)) return namesIn(customLists)
	return isJsonObject(customLists) ? Object.keys(customLists).filter((name) => customLists[name] === true) : []
}

const namesIn = (names: unknown): string[] =>
	Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []

/** The data download's custom lists of an entry, such as the text `[0,1,1]`. */
function flagsOf(value: unknown): boolean[] | undefined {
	const flags = parsedArray(value ?? [])
	const known = flags?.map((flag) => FLAGS.get(typeof flag === 'string' ? flag.trim() : flag))
	return known?.every((flag) => flag !== undefined) ? known : undefined
}

const FLAGS = new Map<unknown, boolean>([0, '0', false, 'false'].map((flag) => [flag, false]))
for (const flag of [1, '1', true, 'true']) FLAGS.set(flag, true)

/** An array, or the JSON text of one; the data download has texts. Undefined for anything else. */
export function parsedArray(value: unknown): readonly unknown[] | undefined {
	if (typeof value !== 'string') return Array.isArray(value) ? value : undefined
	if (value.trim() === '') return []
	try {
		const parsed: unknown = JSON.parse(value)
		return Array.isArray(parsed) ? parsed : undefined
	} catch {
		return undefined
	}
}

/** `{ year, month, day }` with nulls, `20190400`, or `2019-04-01`. */
function dateOf(value: unknown): ReadDate {
	if (isJsonObject(value)) {
		return fromParts(ownNumber(value, 'year'), ownNumber(value, 'month'), ownNumber(value, 'day'))
	}
	const digits = /^\d{1,8}$/.exec(String(value))?.[0]
	if (digits !== undefined) {
		const number = Number(digits)
		return fromParts(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100)
	}
	return readListDate(typeof value === 'string' ? value : '')
}

/** Seconds since 1970, or a text such as `2019-04-01 12:00:00`, which is UTC. */
function instantOf(value: unknown): string | null {
	const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
	const ms = /^\d+(\.\d+)?$/.test(text)
		? Number(text) * 1000
		: Date.parse(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`)
	return Number.isFinite(ms) && ms > 0 && ms < 8.64e15 ? new Date(ms).toISOString() : null
}
