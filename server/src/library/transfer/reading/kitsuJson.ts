import { ENTRIES_PER_MEMBER, type Format, type Kind } from 'shared-contract'
import { isStorableText } from '../../../core/http/storableText.ts'
import { own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import { Problem } from '../../../core/problem.ts'
import { fittingNotes } from './entryText.ts'
import { instantAt, nameOf } from './foreignValues.ts'
import { readJson } from './jsonStream.ts'
import { readListDate } from './listDate.ts'
import { defined } from './malRow.ts'
import { scoreOn } from './score.ts'
import type { SourceId, SourceList, SourceRow } from './sourceRow.ts'
import { statusOfWord, withRepeat } from './statusWords.ts'
import { withoutMarks } from './tags.ts'
import { REPEATS_MAX, wholeNumber } from './wholeNumber.ts'

const FORMATS = new Map<string, Format>(
	Object.entries({
		TV: 'TV',
		ONA: 'TV',
		movie: 'Movie',
		OVA: 'OVA',
		special: 'OVA',
		music: 'OVA',
		manga: 'Manga',
		novel: 'Novel',
		oneshot: 'OneShot',
		manhwa: 'Manhwa',
		manhua: 'Manhua',
	}),
)
/** Kitsu's names of sites, and ours. */
const SITES = new Map<string, string>(
	Object.entries({
		'myanimelist/anime': 'mal',
		'myanimelist/manga': 'mal-manga',
		'anilist/anime': 'anilist',
		'anilist/manga': 'anilist',
		anidb: 'anidb',
	}),
)

interface Entry {
	line: number
	value: unknown
}

/** Reads the answer of Kitsu's API: library entries with their titles and the ids of these at other sites (JSON:API). */
export async function readKitsuJson(file: Buffer): Promise<SourceList> {
	const entries: Entry[] = []
	const included = new Map<string, unknown>()
	await readJson(file, ['$.data.*', '$.included.*'], ({ path, value, line }) => {
		if (path.length !== 2) return
		if (path[0] === 'data') entries.push({ line, value })
		else included.set(`${ownText(value, 'type')} ${ownText(value, 'id')}`, value)
		if (entries.length > ENTRIES_PER_MEMBER) throw new Problem('transfer.file.tooMany', 413)
	})
	const rows = entries.map((entry) => kitsuRow(entry, included))
	return { format: 'kitsu', owner: '', scale: { name: 'POINT_10', isGuessed: false }, rows, customLists: [] }
}

function kitsuRow({ line, value }: Entry, included: ReadonlyMap<string, unknown>): SourceRow {
	const { kind, id } = mediaOf(value)
	const media = included.get(`${kind} ${id}`)
	const attributes = own(media, 'attributes')
	const names = [
		nameOf(attributes, 'canonicalTitle'),
		...['en_jp', 'en', 'ja_jp'].map((name) => nameOf(attributes, 'titles', name)),
	]
	const known = [...new Set(names.filter((name) => name !== ''))]
	const year = /^\d{4}/.exec(ownText(attributes, 'startDate'))?.[0]
	return {
		line,
		kind,
		id,
		name: known[0] ?? '',
		ids: [...(kind === 'anime' && id !== '' ? [{ site: 'kitsu', id }] : []), ...mappingsOf(media, included)],
		ownId: null,
		names: known,
		format: FORMATS.get(ownText(attributes, 'subtype')) ?? null,
		year: year === undefined ? null : Number(year),
		content: kind === null ? { state: 'refused', reason: 'invalid', field: 'relationships' } : content(value),
		lists: [],
		overwrites: true,
		seenAt: instantAt(value, 'attributes', 'progressedAt') ?? instantAt(value, 'attributes', 'updatedAt'),
		addedAt: instantAt(value, 'attributes', 'createdAt'),
		startedAt: dayOrInstant(value, 'startedAt').instant,
		finishedAt: dayOrInstant(value, 'finishedAt').instant,
	}
}

function mediaOf(value: unknown): { kind: Kind | null; id: string } {
	for (const relation of ['anime', 'manga', 'media']) {
		const data = own(value, 'relationships', relation, 'data')
		const [type, id] = [ownText(data, 'type'), ownText(data, 'id')]
		if ((type === 'anime' || type === 'manga') && /^\d{1,10}$/.test(id)) return { kind: type, id }
	}
	return { kind: null, id: '' }
}

function mappingsOf(media: unknown, included: ReadonlyMap<string, unknown>): SourceId[] {
	const linked = own(media, 'relationships', 'mappings', 'data')
	return (Array.isArray(linked) ? linked.slice(0, 50) : []).flatMap((link) => {
		const mapping = own(included.get(`mappings ${ownText(link, 'id')}`), 'attributes')
		const site = SITES.get(ownText(mapping, 'externalSite'))
		const id = /^(?:anime\/|manga\/)?(\d{1,10})$/.exec(ownText(mapping, 'externalId'))?.[1]
		return site && id ? [{ site, id }] : []
	})
}

function content(value: unknown): SourceRow['content'] {
	const invalid = (field: string) => ({ state: 'refused' as const, reason: 'invalid' as const, field })
	const entry = own(value, 'attributes')
	if (!isStorableText(entry)) return { state: 'refused', reason: 'text', field: 'entry' }
	const status = statusOfWord(ownText(entry, 'status'))
	const progress = wholeNumber(own(entry, 'progress'))
	const repeats = wholeNumber(own(entry, 'reconsumeCount'), REPEATS_MAX - 1)
	// Out of twenty.
	const score = scoreOn('POINT_100', (ownNumber(entry, 'ratingTwenty') ?? 0) * 5)
	if (status === undefined) return invalid('status')
	if (progress === null) return invalid('progress')
	if (repeats === null) return invalid('reconsumeCount')
	if (score === null) return invalid('ratingTwenty')
	const started = readListDate(dayOrInstant(value, 'startedAt').day)
	const finished = readListDate(dayOrInstant(value, 'finishedAt').day)
	const { notes, isCut } = fittingNotes(withoutMarks(ownText(entry, 'notes')))
	return {
		state: 'read',
		entry: {
			...withRepeat(status, own(entry, 'reconsuming') === true),
			...defined({
				progress,
				rewatches: repeats,
				score,
				startedOn: started.date,
				finishedOn: finished.date,
				notes: notes === '' ? undefined : notes,
				isPrivate: own(entry, 'private') === true ? true : undefined,
			}),
		},
		notes: [
			...(started.isCut || finished.isCut ? (['dateCut'] as const) : []),
			...(isCut ? (['notesCut'] as const) : []),
		],
	}
}

/** Kitsu's dates are days at midnight UTC if a member chose them, and instants if an episode was marked. */
function dayOrInstant(value: unknown, name: string): { day: string; instant: string | null } {
	const text = ownText(value, 'attributes', name)
	const isInstant = /T(?!00:00:00(?:\.0+)?Z?$)/.test(text)
	return { day: isInstant ? '' : text, instant: isInstant ? instantAt(value, 'attributes', name) : null }
}
