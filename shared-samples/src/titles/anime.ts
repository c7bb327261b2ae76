import { ANIME_FORMATS } from 'shared-contract'
import { array, integer, object, oneOf, optional, record, type Static, string } from 'shared-contract/schema'
import { Day, PartialDay, Place, Text } from '../values.ts'
import { broadcastSeason, dateInWords, daysAfter } from './dates.ts'
import { common, type SampleTitle, WRITTEN } from './title.ts'

/** What one writes of an anime; what follows from its episodes (dates, slot, length, counts) is not written twice. */
export const AnimeDraft = object({
	id: integer({ minimum: 1, maximum: 99 }),
	...WRITTEN,
	format: oneOf(ANIME_FORMATS),
	/** The first showing; only where there are no episodes to tell it. */
	started: optional(PartialDay),
	/** Length of a film; elsewhere the episodes tell it. */
	minutes: optional(Place),
	/** Seasons whose episodes, each `minutes` long, were shown once a week from `start`. */
	seasons: optional(
		array(
			object({
				title: Text,
				start: Day,
				minutes: Place,
				episodes: array(object({ title: Text, description: string({ minLength: 32 }) }), { minItems: 1 }),
			}),
		),
	),
	/** Character to voice actor. */
	cast: record(Text),
	studio: Text,
	source: Text,
	/** The Brazilian age rating. */
	ageRating: Text,
	/** Episodes announced, where not all have been shown. */
	planned: optional(Place),
	platforms: array(oneOf(['Lanterna+', 'Torii Play', 'Maré TV', 'Kiosque'])),
	links: optional(array(object({ name: Text, url: string({ pattern: '^https://example\\.org/' }) }))),
	/** Its place in the home page's carousel. */
	featured: optional(Place),
	/**
	 * Hour of the weekly showing, while it is airing. The latest episode tells the weekday, which is the broadcaster's:
	 * 25:00 on Thursday is one o'clock on Friday.
	 */
	slot: optional(
		object({
			time: string({ pattern: '^[12][0-9]:[0-5][0-9]$' }),
			zone: oneOf(['Asia/Tokyo', 'America/Sao_Paulo']),
		}),
	),
})
type AnimeDraft = Static<typeof AnimeDraft>

const FORMAT_WORDS = { TV: 'Série de TV', Movie: 'Filme', OVA: 'OVA' } as const
const DAYS_OF_A_WEEK = 7

/** Makes a whole title of a draft. @throws Error if neither a date nor an episode tells when it began. */
export function anime(draft: AnimeDraft): SampleTitle {
	const seasons = (draft.seasons ?? []).map(weekly)
	const episodes = seasons.flatMap((season) => season.episodes)
	const started = draft.started ?? episodes[0]?.aired
	if (started === undefined) throw new Error(`${draft.key} has neither a date nor an episode`)
	const minutes = draft.minutes ?? episodes[0]?.minutes ?? null
	return {
		id: draft.id,
		kind: 'anime',
		format: draft.format,
		...common(draft),
		year: Number(started.slice(0, 4)),
		started,
		ended: draft.status === 'completed' ? (episodes.at(-1)?.aired ?? started) : null,
		minutes,
		episodeCount: draft.planned ?? (episodes.length || null),
		seasons,
		volumes: [],
		cast: Object.entries(draft.cast).map(([character, voiceActor]) => ({ character, voiceActor })),
		information: informationOf(draft, episodes.length, started, minutes),
		platforms: draft.platforms,
		links: [{ name: 'Site oficial', url: `https://example.org/${draft.key}` }, ...(draft.links ?? [])],
		featured: draft.featured ?? null,
		airing: airingOf(draft.slot, seasons),
	}
}

function weekly({ title, start, minutes, episodes }: NonNullable<AnimeDraft['seasons']>[number]) {
	return {
		title,
		episodes: episodes.map((episode, week) => ({
			...episode,
			minutes,
			aired: daysAfter(start, week * DAYS_OF_A_WEEK),
		})),
	}
}

function airingOf(slot: AnimeDraft['slot'], seasons: SampleTitle['seasons']): SampleTitle['airing'] {
	const episodes = seasons.at(-1)?.episodes ?? []
	const latest = episodes.at(-1)
	if (slot === undefined || latest === undefined) return null
	const weekday = new Date(`${latest.aired}T00:00:00Z`).getUTCDay()
	return { weekday, ...slot, nextEpisode: episodes.length + 1 }
}

function informationOf(draft: AnimeDraft, shown: number, started: string, minutes: number | null) {
	return {
		Formato: FORMAT_WORDS[draft.format],
		...(draft.planned === undefined ? {} : { Episódios: `${draft.planned} (previstos)` }),
		...(draft.planned === undefined && shown > 0 ? { Episódios: String(shown) } : {}),
		...(minutes === null ? {} : { Duração: shown > 0 ? `${minutes} min por episódio` : `${minutes} min` }),
		...(draft.format === 'TV' ? { Temporada: broadcastSeason(started) } : { Estreia: dateInWords(started) }),
		Estúdio: draft.studio,
		Fonte: draft.source,
		Classificação: draft.ageRating,
	}
}
