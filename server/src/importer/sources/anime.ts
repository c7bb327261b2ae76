import {
	array,
	integer,
	nullable,
	number,
	object,
	optional,
	record,
	type Static,
	string,
	unknown,
} from 'shared-contract/schema'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { Compile } from 'typebox/compile'
import { minutesOfDay, nextInstant } from '../../catalogue/airing/zonedTime.ts'
import { relationOf } from '../../catalogue/titlePage/relation.ts'
import type { AdultRule, DraftAiring, DraftSlot, Mending, Reading, Source, TitleDraft } from '../draft.ts'
import { animeInformation } from '../values/animeInformation.ts'
import { announcedTime } from '../values/announcedTime.ts'
import { animeFormat, statusOf } from '../values/classify.ts'
import { colorOf } from '../values/color.ts'
import { sortWords } from '../values/genres.ts'
import { nameFromSlug, tidyNames } from '../values/names.ts'
import { partialDate, yearOf } from '../values/partialDate.ts'
import { estimatedVotes, renownByPresence } from '../values/renown.ts'
import { seasonOf } from '../values/season.ts'
import { tidyProse, webAddress } from '../values/text.ts'

export const ANIME_SOURCE: Source = { name: 'anime-catalogue', licence: 'none given: local use only' }

const text = nullable(string())
const count = nullable(number())

const Row = object({
	id: integer({ minimum: 1 }),
	mappings: record(unknown()),
	title: object({ romaji: text, english: text, native: text, synonyms: nullable(array(text)) }),
	type: text,
	source: text,
	status: text,
	episodeCount: count,
	episodeLength: count,
	aired: nullable(object({ from: text, to: text })),
	season: text,
	year: count,
	broadcast: optional(nullable(object({ day: text, time: text, timezone: text }))),
	nextAiringEpisode: optional(nullable(object({ episode: count, airingAt: number() }))),
	rating: optional(text),
	score: nullable(object({ malScore: count, anilistScore: count, kitsuRating: count })),
	genres: nullable(array(string())),
	studios: nullable(array(string())),
	producers: nullable(array(string())),
	images: nullable(object({ poster: text, banner: text, color: text })),
	synopsis: text,
	sequence: optional(nullable(array(object({ malId: count, relationType: text })))),
})
export type AnimeRow = Static<typeof Row>
const Rows = Compile(Row)

interface Context extends AdultRule {
	withheld: ReadonlySet<string>
	/** ISO date. */
	today: string
}

const ADULT_RATING = /^Rx/
const NOT_SITES = new Set(['traktType', 'shikimori'])
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Reads a row of the anime catalogue. */
export function readAnime(row: unknown, { withheld, takesAdult = false, today }: Context): Reading<TitleDraft> {
	if (!Rows.Check(row)) return { state: 'refused', reason: 'row.shape', detail: firstFault(row) }
	const words = sortWords(row.genres ?? [])
	const isListed = withheld.has(String(row.id))
	const isAdult = isListed || words.isAdult || ADULT_RATING.test(row.rating ?? '')
	if (isAdult && !takesAdult) return { state: 'withheld', reason: isListed ? 'adult.listed' : 'adult.marked' }
	const mended: Mending[] = []
	const names = namesOf(row, mended)
	if (names.length === 0) return { state: 'refused', reason: 'name.missing' }

	const started = mendedDate('started', row.aired?.from, mended)
	const ended = mendedDate('ended', row.aired?.to, mended)
	const minutes = positive(row.episodeLength)
	const episodes = positive(row.episodeCount)
	const { format, guessed } = animeFormat(row.type, { episodes, minutes })
	if (guessed) mended.push({ reason: 'type.guessed', detail: `${row.type} is ${format}` })
	const status = statusOf(row.status, { started, ended, today })
	if (status.guessed) mended.push({ reason: 'status.guessed', detail: `${row.status} is ${status.status}` })
	const year = row.year ?? yearOf(started)
	if (row.year === null && year !== null) mended.push({ reason: 'year.fromDate', detail: String(year) })
	const lost = row.sequence?.filter(({ malId }) => malId === null).length ?? 0
	if (lost > 0) mended.push({ reason: 'relation.withoutId', detail: `${lost} left out` })
	const synopsis = tidyProse(row.synopsis)
	if (synopsis.hadMarkup) mended.push({ reason: 'synopsis.markup' })
	const scores = [row.score?.malScore, row.score?.anilistScore, row.score?.kitsuRating].filter(isScore)
	const renown = renownByPresence({
		scores,
		hasBanner: row.images?.banner !== null,
		hasEnglishName: row.title.english !== null,
		names: row.title.synonyms?.length ?? 0,
		sites: Object.values(row.mappings).filter((id) => id !== null).length,
		relations: row.sequence?.length ?? 0,
		tags: row.genres?.length ?? 0,
		producers: row.producers?.length ?? 0,
	})

	return {
		state: 'read',
		mended,
		draft: {
			key: `mal/anime/${row.id}`,
			kind: 'anime',
			format,
			status: status.status,
			names,
			year,
			season: seasonOf(row.season),
			started,
			ended,
			minutes,
			episodes,
			chapters: null,
			volumes: null,
			color: colorOf(row.images?.color, `anime ${row.id}`),
			posterUrl: webAddress(row.images?.poster),
			bannerUrl: webAddress(row.images?.banner),
			synopsis: synopsis.text,
			synopsisSource: synopsis.sourceName,
			rating: scores[0] ?? null,
			votes: null,
			weight: scores.length === 0 ? 0 : estimatedVotes(renown),
			members: 0,
			renown,
			externalIds: externalIds(row),
			genres: words.genres,
			tags: words.tags,
			studios: [
				...(row.studios ?? []).map((name) => ({ name, role: 'studio' as const })),
				...(row.producers ?? []).map((name) => ({ name, role: 'producer' as const })),
			],
			staff: [],
			relations: relationsOf(row, takesAdult ? new Set() : withheld),
			information: animeInformation(row),
			slots: slotsOf(row, started, ended, mended),
			airings: airingsOf(row),
			trailers: [],
			characters: [],
			isAdult,
		},
	}
}

function namesOf({ title, mappings }: AnimeRow, mended: Mending[]) {
	const names = tidyNames([
		{ language: 'romaji', name: title.romaji },
		{ language: 'en', name: title.english },
		{ language: 'native', name: title.native },
		...(title.synonyms ?? []).map((name) => ({ language: 'synonym', name })),
	])
	const slug = mappings.animeplanet
	if (names.length > 0 || typeof slug !== 'string') return names
	mended.push({ reason: 'name.fromAddress', detail: slug })
	return tidyNames([{ language: 'romaji', name: nameFromSlug(slug) }])
}

function mendedDate(what: string, raw: string | null | undefined, mended: Mending[]): string | null {
	const read = partialDate(raw)
	if (read.mended) mended.push({ reason: 'date.partial', detail: `${what} ${raw} is ${read.date}` })
	return read.date
}

function positive(value: number | null): number | null {
	return value !== null && value >= 1 ? Math.round(value) : null
}

function isScore(score: number | null | undefined): score is number {
	return typeof score === 'number' && score > 0 && score <= 10
}

function externalIds({ mappings }: AnimeRow) {
	return Object.entries(mappings).flatMap(([site, id]) => {
		const isId = typeof id === 'number' || (typeof id === 'string' && id !== '')
		return isId && !NOT_SITES.has(site) ? [{ site, id: String(id) }] : []
	})
}

function relationsOf({ sequence }: AnimeRow, withheld: ReadonlySet<string>) {
	return (sequence ?? []).flatMap(({ malId, relationType }) =>
		malId === null || withheld.has(String(malId))
			? []
			: [{ kind: relationOf((relationType ?? 'OTHER').toLowerCase(), false), site: 'mal', key: String(malId) }],
	)
}

/** The weekly slot, from the first day of the run on. */
function slotsOf(row: AnimeRow, started: string | null, ended: string | null, mended: Mending[]): DraftSlot[] {
	const { day, time, timezone } = row.broadcast ?? {}
	if (!day || !time || !started) return []
	const weekday = DAYS.indexOf(day.toLowerCase().replace(/s$/, ''))
	const minutes = minutesOfDay(time)
	if (weekday < 0 || minutes === undefined || started.length < 10) {
		mended.push({ reason: 'slot.unreadable', detail: `${day} ${time} from ${started}` })
		return []
	}
	const zone = timezone ?? 'Asia/Tokyo'
	const startsAt = new Date(nextInstant({ weekday, minutes, zone }, Date.parse(started) - 12 * HOUR_MS))
	const endsAt = ended?.length === 10 ? new Date(Date.parse(ended) + DAY_MS) : null
	return [{ startsAt, every: 'week', endsAt, zone, platform: null }]
}

function airingsOf({ nextAiringEpisode: next, type }: AnimeRow): DraftAiring[] {
	if (!next) return []
	return [{ ...announcedTime(next.airingAt * 1000, type), episode: next.episode, zone: 'Asia/Tokyo' }]
}

function firstFault(row: unknown): string {
	const [fault] = Rows.Errors(row)
	return fault ? `${fault.instancePath} ${fault.message}` : ''
}
