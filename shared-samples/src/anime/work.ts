import type { Format } from 'shared-contract'
import type { SampleTitle } from '../types.ts'
import { broadcastSeason, dateInWords } from './premiere.ts'

/** What one writes of a work; what follows from its episodes (dates, slot, length, counts) is not written twice. */
export interface Work
	extends Pick<SampleTitle, 'id' | 'key' | 'names' | 'genres' | 'color' | 'synopsis' | 'postedBy' | 'addedAt'>,
		Pick<SampleTitle, 'status' | 'platforms' | 'votes' | 'views' | 'likes'> {
	/** ISO date of the first showing, possibly partial; only where there are no episodes to tell it. */
	started?: string
	/** Length of a film; elsewhere the episodes tell it. */
	minutes?: number
	seasons?: SampleTitle['seasons']
	/** Character to voice actor. */
	cast: Readonly<Record<string, string>>
	/** Role to person. */
	staff: Readonly<Record<string, string>>
	studio: string
	source: string
	/** The Brazilian age rating. */
	ageRating: string
	/** Episodes announced, where not all have been shown. */
	planned?: number
	links?: SampleTitle['links']
	relations?: SampleTitle['relations']
	featured?: number
	/**
	 * Hour of the weekly showing, while it is airing. The latest episode tells the weekday, which is the broadcaster's:
	 * 25:00 on Thursday is one o'clock on Friday.
	 */
	slot?: { time: string; zone: string }
}

const FORMAT_WORDS = { TV: 'Série de TV', Movie: 'Filme', OVA: 'OVA' } as const
type AnimeFormat = keyof typeof FORMAT_WORDS & Format

function airingOf({ slot, seasons = [] }: Work): SampleTitle['airing'] {
	const episodes = seasons.at(-1)?.episodes ?? []
	const latest = episodes.at(-1)
	if (slot === undefined || latest === undefined) return null
	const weekday = new Date(`${latest.aired}T00:00:00Z`).getUTCDay()
	return { weekday, ...slot, nextEpisode: episodes.length + 1 }
}

function informationOf(format: AnimeFormat, work: Work, started: string, minutes: number | null) {
	const shown = (work.seasons ?? []).reduce((sum, { episodes }) => sum + episodes.length, 0)
	return {
		Formato: FORMAT_WORDS[format],
		...(work.planned === undefined ? {} : { Episódios: `${work.planned} (previstos)` }),
		...(work.planned === undefined && shown > 0 ? { Episódios: String(shown) } : {}),
		...(minutes === null ? {} : { Duração: shown > 0 ? `${minutes} min por episódio` : `${minutes} min` }),
		...(format === 'TV' ? { Temporada: broadcastSeason(started) } : { Estreia: dateInWords(started) }),
		Estúdio: work.studio,
		Fonte: work.source,
		Classificação: work.ageRating,
	}
}

function title(format: AnimeFormat, work: Work): SampleTitle {
	const episodes = (work.seasons ?? []).flatMap((season) => season.episodes)
	const started = work.started ?? episodes[0]?.aired
	if (started === undefined) throw new Error(`${work.key} has neither a date nor an episode`)
	const minutes = work.minutes ?? episodes[0]?.minutes ?? null
	return {
		id: work.id,
		key: work.key,
		kind: 'anime',
		format,
		names: work.names,
		status: work.status,
		year: Number(started.slice(0, 4)),
		started,
		ended: work.status === 'completed' ? (episodes.at(-1)?.aired ?? started) : null,
		genres: work.genres,
		color: work.color,
		synopsis: work.synopsis,
		postedBy: work.postedBy,
		addedAt: work.addedAt,
		minutes,
		episodeCount: work.planned ?? (episodes.length || null),
		seasons: work.seasons ?? [],
		volumes: [],
		cast: Object.entries(work.cast).map(([character, voiceActor]) => ({ character, voiceActor })),
		staff: Object.entries(work.staff).map(([role, person]) => ({ role, person })),
		information: informationOf(format, work, started, minutes),
		platforms: work.platforms,
		links: [{ name: 'Site oficial', url: `https://example.org/${work.key}` }, ...(work.links ?? [])],
		relations: work.relations ?? [],
		votes: work.votes,
		views: work.views,
		likes: work.likes,
		featured: work.featured ?? null,
		airing: airingOf(work),
	}
}

/** A television series. Throws where neither a date nor an episode tells when it began; so do the other two. */
export const series = (work: Work): SampleTitle => title('TV', work)

/** A film for the cinema. */
export const film = (work: Work): SampleTitle => title('Movie', work)

/** A work made for home video. */
export const ova = (work: Work): SampleTitle => title('OVA', work)

/** The slot of a series shown at `time` in Japan. */
export const tokyo = (time: string) => ({ time, zone: 'Asia/Tokyo' })
