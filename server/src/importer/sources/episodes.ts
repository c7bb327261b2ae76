import { integer, nullable, number, object, optional, record, type Static, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import type { EpisodeKind } from '../../catalogue/tables/parts.ts'
import type { Mending, Reading, Source } from '../draft.ts'
import { partialDate } from '../values/partialDate.ts'
import { tidyName, webAddress, withApostrophes } from '../values/text.ts'

export const EPISODES_SOURCE: Source = { name: 'anime-episodes', licence: 'none given: local use only' }

export interface EpisodeDraft {
	kind: EpisodeKind
	/** Its place among its kind. */
	number: number
	label: string
	title: string
	names: Record<string, string>
	minutes: number | null
	aired: string | null
	thumbnailUrl: string | null
}

export interface EpisodesDraft {
	malId: string
	titleId: number
	episodes: EpisodeDraft[]
}

const Episode = object({
	length: optional(nullable(string())),
	airDate: optional(nullable(string())),
	title: optional(nullable(record(nullable(string())))),
	runtime: optional(nullable(number())),
	image: optional(nullable(string())),
})
const Row = object({ id: integer({ minimum: 1 }), episodes: record(Episode) })
const Rows = Compile(Row)

const KINDS: Readonly<Record<string, EpisodeKind>> = {
	'': 'regular',
	S: 'special',
	T: 'trailer',
	OP: 'opening',
	ED: 'ending',
	C: 'credit',
	P: 'parody',
	O: 'other',
}
const LABEL = /^(OP|ED|[STCPO]?)(\d{1,5})([a-z]?)$/
const LONGEST_MINUTES = 1_000

interface Context {
	withheld: ReadonlySet<string>
	titleOfMal: ReadonlyMap<string, number>
}

/** Reads the episodes of one anime. */
export function readEpisodes(row: unknown, { withheld, titleOfMal }: Context): Reading<EpisodesDraft> {
	if (!Rows.Check(row)) return { state: 'refused', reason: 'row.shape' }
	const malId = String(row.id)
	if (withheld.has(malId)) return { state: 'withheld', reason: 'adult.listed' }
	const titleId = titleOfMal.get(malId)
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: malId }
	const mended: Mending[] = []
	const episodes = Object.entries(row.episodes).flatMap(([label, episode]) => readEpisode(label, episode, mended))
	return { state: 'read', draft: { malId, titleId, episodes }, mended }
}

function readEpisode(label: string, episode: Static<typeof Episode>, mended: Mending[]): EpisodeDraft[] {
	const [, prefix, digits, letter = ''] = LABEL.exec(label) ?? []
	const kind = prefix === undefined ? undefined : KINDS[prefix]
	if (kind === undefined || digits === undefined) {
		mended.push({ reason: 'episode.label', detail: label })
		return []
	}
	const { date, mended: dateMended } = partialDate(episode.airDate)
	if (dateMended) mended.push({ reason: 'date.partial', detail: `${label}: ${episode.airDate} is ${date}` })
	const names = namesOf(episode.title ?? {})
	const title = names.en ?? names.romaji ?? names.ja
	if (title === undefined) mended.push({ reason: 'episode.unnamed', detail: label })
	return [
		{
			kind,
			// 26 places between two numbers, for the letters.
			number: kind === 'regular' ? Number(digits) : Number(digits) * 32 + (letter ? letter.charCodeAt(0) - 96 : 0),
			label,
			title: title ?? `Episódio ${label}`,
			names,
			minutes: minutesOf(episode),
			aired: date,
			thumbnailUrl: webAddress(episode.image),
		},
	]
}

function namesOf(title: Record<string, string | null>): Record<string, string> {
	const tidy = Object.entries(title).map(
		([language, name]) => [language, withApostrophes(tidyName(name ?? ''))] as const,
	)
	return Object.fromEntries(tidy.filter(([, name]) => name !== ''))
}

function minutesOf({ runtime, length }: Static<typeof Episode>): number | null {
	const minutes = Math.round(runtime || Number.parseInt(length ?? '', 10) || 0)
	return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null
}
