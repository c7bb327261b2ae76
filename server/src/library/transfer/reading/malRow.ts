import type { EntryStatus, Format, Kind, RowNote } from 'shared-contract'
import { isStorableText } from '../../../core/http/storableText.ts'
import { OWN_ID, OWN_PRIVATE, OWN_SCORE } from '../exporting/malEntry.ts'
import type { WantedEntry } from '../wantedRow.ts'
import { cutText, fittingNotes } from './entryText.ts'
import { readListDate } from './listDate.ts'
import { scoreOn } from './score.ts'
import { NAME_MAX_LENGTH, type RowContent, type SourceRow } from './sourceRow.ts'
import { statusOfWord, withRepeat } from './statusWords.ts'
import { tagsOf, withoutMarks, withTags } from './tags.ts'
import { REPEATS_MAX, wholeNumber } from './wholeNumber.ts'

type Fields = ReadonlyMap<string, string>

/** The names of the fields by kind. */
const NAMES = {
	anime: {
		id: 'series_animedb_id',
		title: 'series_title',
		site: 'mal',
		progress: 'my_watched_episodes',
		volumes: undefined,
		times: 'my_times_watched',
		again: 'my_rewatching',
		againAt: 'my_rewatching_ep',
	},
	manga: {
		id: 'manga_mangadb_id',
		title: 'manga_title',
		site: 'mal-manga',
		progress: 'my_read_chapters',
		volumes: 'my_read_volumes',
		times: 'my_times_read',
		again: 'my_rereading',
		againAt: undefined,
	},
} as const

/** The numbers of MyAnimeList's statuses, which some tools write. */
const NUMBERED = new Map<string, EntryStatus>(
	Object.entries({
		'1': 'current',
		'2': 'completed',
		'3': 'paused',
		'4': 'dropped',
		'6': 'planned',
	}),
)

/** The same mapping as the catalogue import (`docs/decisions/0007-import.md`). */
const FORMATS = new Map<string, Format>(
	Object.entries({
		tv: 'TV',
		ona: 'TV',
		movie: 'Movie',
		ova: 'OVA',
		special: 'OVA',
		'tv special': 'OVA',
		music: 'OVA',
		cm: 'OVA',
		pv: 'OVA',
	}),
)

/** Converts the fields of an `<anime>` or `<manga>` to a row. */
export function malRow(kind: Kind, line: number, fields: Fields): SourceRow {
	const names = NAMES[kind]
	const text = (name: string) => (fields.get(name) ?? '').trim()
	const id = /^0*([1-9]\d{0,9})$/.exec(text(names.id))?.[1] ?? ''
	const ownId = /^[1-9]\d{0,9}$/.exec(text(OWN_ID))?.[0]
	const name = isStorableText(text(names.title)) ? text(names.title) : ''
	return {
		line,
		kind,
		id,
		name: cutText(name, NAME_MAX_LENGTH),
		ids: id === '' ? [] : [{ site: names.site, id }],
		ownId: ownId === undefined ? null : Number(ownId),
		isOwn: ownId !== undefined,
		names: name === '' ? [] : [name],
		format: kind === 'anime' ? (FORMATS.get(text('series_type').toLowerCase()) ?? null) : null,
		year: null,
		content: content(kind, fields),
		lists: [],
		overwrites: text('update_on_import') === '1',
		seenAt: null,
		addedAt: null,
	}
}

function content(kind: Kind, fields: Fields): RowContent {
	const names = NAMES[kind]
	const text = (name: string | undefined) => (name === undefined ? undefined : fields.get(name))
	const broken = [...fields].find(([, value]) => !isStorableText(value))
	if (broken) return { state: 'refused', reason: 'text', field: broken[0] }

	const invalid = (field: string | undefined): RowContent => ({
		state: 'refused',
		reason: 'invalid',
		field: field ?? '',
	})
	const word = (text('my_status') ?? '').trim()
	// Shikimori writes a repeat as completed, and its own word beside it.
	const shikimori = statusOfWord(text('shiki_status') ?? '')
	const status = NUMBERED.get(word) ?? statusOfWord(word) ?? shikimori
	if (status === undefined) return invalid('my_status')
	const counts = {
		progress: wholeNumber(text(names.progress)),
		volumes: wholeNumber(text(names.volumes)),
		times: wholeNumber(text(names.times), REPEATS_MAX - 1),
		againAt: wholeNumber(text(names.againAt)),
	}
	for (const [count, field] of [
		[counts.progress, names.progress],
		[counts.volumes, names.volumes],
		[counts.times, names.times],
		[counts.againAt, names.againAt],
	] as const) {
		if (count === null) return invalid(field)
	}
	// Kitsu has half points.
	const score = scoreOn('POINT_10_DECIMAL', Number(text(OWN_SCORE) ?? text('my_score') ?? 0))
	if (score === null) return invalid('my_score')

	const isFlagged = /^(1|yes|true)$/i.test((text(names.again) ?? '').trim())
	const repeat = withRepeat(status, isFlagged || shikimori === 'rewatching', fields.has(OWN_ID))
	const isAgain = repeat.status === 'rewatching' || repeat.isRepeat
	const started = readListDate(text('my_start_date') ?? '')
	const finished = readListDate(text('my_finish_date') ?? '')
	const { tags, others } = tagsOf(text('my_tags') ?? '')
	const { notes, isCut } = fittingNotes(withTags(withoutMarks(text('my_comments') ?? ''), others))
	const { progress, volumes, times } = counts
	const entry: WantedEntry = {
		...repeat,
		...defined({
			// During a rewatch some tools write its progress, others that of the first time.
			progress: isAgain ? counts.againAt || progress : progress,
			volumes,
			rewatches: times,
			score,
			startedOn: started.date,
			finishedOn: finished.date,
			notes: notes === '' ? undefined : notes,
			tags: tags.length === 0 ? undefined : tags,
			isPrivate: text(OWN_PRIVATE)?.trim() === '1' || undefined,
		}),
	}
	const rowNotes: RowNote[] = [
		...(started.isCut || finished.isCut ? (['dateCut'] as const) : []),
		...(isCut ? (['notesCut'] as const) : []),
		...(others.length > 0 ? (['tagsInNotes'] as const) : []),
	]
	return { state: 'read', entry, notes: rowNotes }
}

/** Drops unknown values: a key with a null would mean "none". */
export function defined<Value extends object>(
	value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], null | undefined> } {
	return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== null)) as {
		[Key in keyof Value]?: Exclude<Value[Key], null | undefined>
	}
}
