import {
	CUSTOM_LIST_DESCRIPTION_MAX_LENGTH,
	CUSTOM_LIST_ITEMS,
	CUSTOM_LISTS_PER_MEMBER,
	ENTRIES_PER_MEMBER,
	type Kind,
	LIST_ITEM_TEXT_MAX_LENGTH,
	SCORE_SCALES,
	type ScoreScale,
} from 'shared-contract'
import { isStorableText } from '../../../core/http/storableText.ts'
import { trimmedText } from '../../../core/http/textField.ts'
import { isJsonObject, own, ownNumber, ownText } from '../../../core/jsonObject.ts'
import { Problem } from '../../../core/problem.ts'
import { type AnilistEntry, anilistEntry, anilistRow, parsedArray } from './anilistRow.ts'
import { cutText } from './entryText.ts'
import { type Found, readJson } from './jsonStream.ts'
import { guessScale } from './score.ts'
import { OWNER_MAX_LENGTH, type SourceCustomList, type SourceList } from './sourceRow.ts'

/** AniList's API answer, the same without its wrapper, and the file of its settings ("download my data"). */
const ROOTS = ['', '.MediaListCollection', '.data.MediaListCollection']
const PATHS = ROOTS.flatMap((root) =>
	['lists.*.entries.*', 'lists.*', 'user', 'niouka'].map((path) => `$${root}.${path}`),
)

interface Collected {
	entries: AnilistEntry[]
	/** Names by the index of the list in the file. */
	listNames: Map<number, string>
	user: unknown
	niouka: unknown
	hasLists: boolean
}

/**
 * Reads a list in AniList's formats: the API's answer with or without wrapper, the data download, and our own export, which
 * extends the first. A title on several lists of the file is one row.
 *
 * @param scale the scale of scores, if the file does not say it
 * @throws Problem `transfer.file.*` with the reason why it is not such a list.
 */
export async function readAnilistJson(file: Buffer, scale: ScoreScale | undefined): Promise<SourceList> {
	const collected: Collected = {
		entries: [],
		listNames: new Map(),
		user: undefined,
		niouka: undefined,
		hasLists: false,
	}
	await readJson(file, PATHS, (found) => collect(collected, found))
	const { entries, user, niouka, hasLists } = collected
	if (!hasLists) throw new Problem('transfer.file.unknown', 400)
	const declared = scaleOf(user) ?? (entries.some(({ isFlat }) => isFlat) ? 'POINT_100' : undefined)
	const name = declared ?? scale ?? guessScale(entries.flatMap(({ score }) => score ?? []))
	return {
		format: isJsonObject(niouka) ? 'niouka' : 'anilist',
		owner: ownerOf(user),
		scale: { name, isGuessed: declared === undefined && entries.some(({ score }) => score !== null && score !== 0) },
		rows: merged(collected).map((entry) => anilistRow(entry, name)),
		customLists: customListsOf(niouka),
	}
}

function collect(collected: Collected, { path, value, line }: Found): void {
	const last = path.at(-1)
	const at = path.lastIndexOf('lists')
	const list = path[at + 1]
	if (last === 'user' && at < 0) collected.user = value
	else if (last === 'niouka' && at < 0) collected.niouka = value
	else if (typeof list === 'number') {
		collected.hasLists = true
		const isEntry = path[at + 2] === 'entries' || own(value, 'series_id') !== undefined
		if (isEntry) collected.entries.push(anilistEntry(value, line, path[at + 2] === 'entries' ? list : null))
		else if (own(value, 'isCustomList') === true) collected.listNames.set(list, ownText(value, 'name'))
		if (collected.entries.length > ENTRIES_PER_MEMBER * 3) throw new Problem('transfer.file.tooMany', 413)
	}
}

/** Merges the entries of a title on several lists into one row. */
function merged({ entries, listNames, user }: Collected): AnilistEntry[] {
	const rows = new Map<string, AnilistEntry>()
	const ownNames = { anime: namesOf(user, 'anime'), manga: namesOf(user, 'manga') }
	for (const [at, entry] of entries.entries()) {
		const custom = entry.list === null ? undefined : listNames.get(entry.list)
		// An entry has the same id on each list; entries without an id are not merged.
		const key = entry.key === '' ? `row ${at}` : entry.key
		const row = rows.get(key) ?? { ...entry, lists: [] }
		const flagged = entry.kind === null ? [] : flaggedNames(entry.listFlags, ownNames[entry.kind])
		row.hasUnclearLists ||= flagged === undefined
		row.lists = [...new Set([...row.lists, ...entry.lists, ...(flagged ?? []), ...(custom ? [custom] : [])])].filter(
			(name) => name.trim() !== '' && isStorableText(name),
		)
		rows.set(key, row)
	}
	if (rows.size > ENTRIES_PER_MEMBER) throw new Problem('transfer.file.tooMany', 413)
	return [...rows.values()]
}

function ownerOf(user: unknown): string {
	const name = ownText(user, 'name') || ownText(user, 'display_name')
	return isStorableText(name) ? cutText(name, OWNER_MAX_LENGTH) : ''
}

function namesOf(user: unknown, kind: Kind): string[] {
	return (parsedArray(own(user, 'custom_lists', kind)) ?? []).map((name) => (typeof name === 'string' ? name : ''))
}

/** The names of the flagged lists; undefined if the flags are not one for each name. */
function flaggedNames(flags: readonly boolean[] | undefined, names: readonly string[]): string[] | undefined {
	if (!flags?.includes(true)) return flags && []
	const flagged = names.filter((_name, at) => flags[at])
	return flags.length === names.length && flagged.every((name) => name.trim() !== '') ? flagged : undefined
}

function scaleOf(user: unknown): ScoreScale | undefined {
	const declared = ownText(user, 'mediaListOptions', 'scoreFormat')
	return SCORE_SCALES.find((scale) => scale === declared)
}

function customListsOf(niouka: unknown): SourceCustomList[] {
	const lists = own(niouka, 'customLists')
	if (!Array.isArray(lists)) return []
	// Our own export has at most as many lists as a member may have.
	return lists.slice(0, CUSTOM_LISTS_PER_MEMBER).flatMap((list: unknown) => {
		const title = ownText(list, 'title')
		const description = cutText(ownText(list, 'description'), CUSTOM_LIST_DESCRIPTION_MAX_LENGTH)
		return title !== '' && isStorableText([title, description])
			? [{ title, description, isPublic: own(list, 'isPublic') === true, ...itemsOf(own(list, 'items')) }]
			: []
	})
}

function itemsOf(items: unknown): Pick<SourceCustomList, 'items'> {
	if (!Array.isArray(items)) return {}
	const known = items.slice(0, CUSTOM_LIST_ITEMS).flatMap((item: unknown) => {
		const [ownId, type, name] = [ownNumber(item, 'titleId'), ownText(item, 'type'), ownText(item, 'title')]
		const kind = type === 'ANIME' ? 'anime' : type === 'MANGA' ? 'manga' : undefined
		const given = trimmedText(ownText(item, 'text'))
		const text = isStorableText(given) ? cutText(given, LIST_ITEM_TEXT_MAX_LENGTH) : ''
		return ownId !== null && kind && isStorableText(name) ? [{ ownId, kind, name, text } as const] : []
	})
	return { items: known }
}
