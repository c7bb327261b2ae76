import { array, boolean, nullable, number, object, optional, type Static, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import { renown } from '../../catalogue/rating.ts'
import { splitNames } from '../../catalogue/splitNames.ts'
import { storedRole } from '../../catalogue/staffRoles.ts'
import type { AdultRule, Mending, Reading, Source, TitleDraft } from '../draft.ts'
import { mangaFormat, statusOf } from '../values/classify.ts'
import { colorOf } from '../values/color.ts'
import { sortWords } from '../values/genres.ts'
import { holdsLetter, isJapanese, splitMangaTitle, tidyNames } from '../values/names.ts'
import { partialDate, yearOf } from '../values/partialDate.ts'
import { isStump, wholeName } from '../values/stump.ts'
import { tidyName, webAddress } from '../values/text.ts'

export const MANGA_SOURCE: Source = { name: 'manga-mal-top', licence: 'none given: local use only' }

const text = nullable(string())
const count = nullable(number())

const Row = object({
	malId: count,
	anilistId: optional(count),
	title: string(),
	score: count,
	votes: count,
	members: count,
	type: text,
	volumes: count,
	chapters: count,
	status: text,
	published: nullable(object({ from: text, to: text })),
	genres: nullable(array(string())),
	themes: nullable(array(string())),
	demographic: text,
	serialization: text,
	authors: text,
	image: text,
	altTitles: nullable(array(string())),
	adult: nullable(boolean()),
})
type Row = Static<typeof Row>
const MangaRow = Compile(Row)

interface Context extends AdultRule {
	/** ISO date. */
	today: string
}

/** Reads a row of the manga list. */
export function readManga(row: unknown, { takesAdult = false, today }: Context): Reading<TitleDraft> {
	if (!MangaRow.Check(row)) return { state: 'refused', reason: 'row.shape', detail: firstFault(row) }
	const words = sortWords([...(row.genres ?? []), ...(row.themes ?? []), ...(row.demographic ? [row.demographic] : [])])
	const isAdult = row.adult === true || words.isAdult
	if (isAdult && !takesAdult) return { state: 'withheld', reason: 'adult.marked' }
	const mended: Mending[] = []
	const names = namesOf(row, mended)
	if (names.length === 0) return { state: 'refused', reason: 'name.missing' }
	const from = partialDate(row.published?.from)
	const to = partialDate(row.published?.to)
	if (from.mended || to.mended) mended.push({ reason: 'date.partial', detail: `${from.date} to ${to.date}` })
	const { format, guessed } = mangaFormat(row.type)
	if (guessed) mended.push({ reason: 'type.guessed', detail: `${row.type} is ${format}` })
	const status = statusOf(row.status, { started: from.date, ended: to.date, today })
	if (status.guessed) mended.push({ reason: 'status.guessed', detail: `${row.status} is ${status.status}` })
	const key = mangaKey(row)
	const votes = Math.max(0, row.votes ?? 0)

	return {
		state: 'read',
		mended,
		draft: {
			key,
			kind: 'manga',
			format,
			status: status.status,
			names,
			year: yearOf(from.date),
			season: null,
			started: from.date,
			ended: to.date,
			minutes: null,
			episodes: null,
			chapters: positive(row.chapters),
			volumes: positive(row.volumes),
			color: colorOf(null, key),
			posterUrl: webAddress(row.image),
			bannerUrl: null,
			synopsis: null,
			synopsisSource: null,
			rating: row.score,
			votes,
			weight: row.score === null ? 0 : votes,
			members: Math.max(0, row.members ?? 0),
			renown: renown(Math.max(votes, row.members ?? 0)),
			externalIds: externalIds(row),
			genres: words.genres,
			tags: words.tags,
			studios: [],
			staff: authorsOf(row.authors ?? ''),
			relations: [],
			information: information(row),
			slots: [],
			airings: [],
			trailers: [],
			characters: [],
			isAdult,
		},
	}
}

/** Rows without an id get a key from their content. */
function mangaKey({ malId, title, type, published, authors, serialization }: Row): string {
	if (malId !== null) return `mal/manga/${malId}`
	return `mal/manga/?${[title.trim(), type, published?.from, authors, serialization].join('|')}`
}

function namesOf(row: Row, mended: Mending[]) {
	const { romaji, english, lost } = splitMangaTitle(row.title)
	if (lost) mended.push({ reason: 'name.beginningLost', detail: row.title })
	const others = (row.altTitles ?? [])
		.flatMap((name) => (name === english ? [name] : splitNames(name, [romaji, english])))
		.map((name) => ({ language: isJapanese(name) ? 'native' : 'synonym', name }))
	// A work called "&" is listed by its first name with a letter.
	const spoken = holdsLetter(row.title)
		? undefined
		: others.find(({ language, name }) => language === 'synonym' && holdsLetter(name))
	const first = spoken ? [{ language: 'romaji', name: spoken.name }] : []
	const native = others.find(({ language }) => language === 'native')?.name
	if (romaji !== null && english !== null && isStump(romaji, english, native)) {
		mended.push({ reason: 'name.stump', detail: row.title })
		return tidyNames([
			{ language: 'en', name: english },
			{ language: 'romaji', name: wholeName(romaji, english) },
			...others,
		])
	}
	return tidyNames([...first, { language: 'romaji', name: romaji }, { language: 'en', name: english }, ...others])
}

/** `Miura, Kentarou (Story & Art), Studio Gaga (Art)` are two people with their roles. */
export function authorsOf(authors: string): { role: string; name: string }[] {
	const found = [...authors.matchAll(/([^()]+?)\s*\(([^()]+)\)(?:,\s*|$)/g)]
	return found.flatMap(([, name = '', role = '']) => {
		const tidy = tidyName(name).replace(/^,\s*/, '')
		const [last, first, ...more] = tidy.split(', ')
		const spoken = first !== undefined && more.length === 0 ? `${first} ${last}` : tidy
		return spoken === '' ? [] : [{ role: storedRole(tidyName(role)), name: spoken }]
	})
}

function externalIds({ malId, anilistId }: Row) {
	return [
		...(malId === null ? [] : [{ site: 'mal-manga', id: String(malId) }]),
		...(anilistId ? [{ site: 'anilist-manga', id: String(anilistId) }] : []),
	]
}

function information(row: Row): Record<string, string> {
	const entries: [string, string | null][] = [
		['Tipo', row.type],
		['Volumes', row.volumes?.toString() ?? null],
		['Capítulos', row.chapters?.toString() ?? null],
		['Serialização', row.serialization],
		['Demografia', row.demographic],
	]
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

function positive(value: number | null): number | null {
	return value !== null && value >= 1 ? Math.round(value) : null
}

function firstFault(row: unknown): string {
	const [fault] = MangaRow.Errors(row)
	return fault ? `${fault.instancePath} ${fault.message}` : ''
}
