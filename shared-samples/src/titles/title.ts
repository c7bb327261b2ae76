import { type Format, GENRES, type Kind, RELATIONS, STATUSES } from 'shared-contract'
import { array, integer, number, object, oneOf, optional, record, type Static, string } from 'shared-contract/schema'
import { Count, Instant, Key, Text } from '../values.ts'

/** What one writes of any title. */
const Written = object({
	key: Key,
	names: object({ pt: Text, en: Text, romaji: Text, native: Text, synonyms: array(Text) }),
	status: oneOf(STATUSES),
	genres: array(oneOf(GENRES), { minItems: 1, maxItems: 4 }),
	/** The key colour of its artwork. */
	color: string({ pattern: '^#[0-9a-f]{6}$' }),
	synopsis: string({ minLength: 200 }),
	/** Key of the member who wrote the synopsis and added the title. */
	postedBy: Key,
	addedAt: Instant,
	/** Role to person. */
	staff: record(Text),
	/** `to` is the key of another title. */
	relations: optional(array(object({ to: Key, kind: oneOf(RELATIONS) }))),
	/** Where the votes gather, how many there are, and how far they spread; nobody votes on what is not out. */
	score: optional(
		object({
			mean: number({ minimum: 1, maximum: 10 }),
			voters: integer({ minimum: 1 }),
			deviation: optional(number({ minimum: 0.1, maximum: 5 })),
		}),
	),
	views: Count,
	likes: Count,
})

/** The fields of any title's schema, without its id. */
export const WRITTEN = Written.properties

type Votes = readonly [number, number, number, number, number, number, number, number, number, number]
type Same = 'key' | 'names' | 'status' | 'genres' | 'color' | 'synopsis' | 'postedBy' | 'addedAt' | 'views' | 'likes'

/** An invented work with all that follows from what is written of it. `id` is its address. */
export interface SampleTitle extends Pick<Static<typeof Written>, Same> {
	id: number
	kind: Kind
	format: Format
	year: number
	/** ISO date of the first showing or publication, possibly partial. */
	started: string
	ended: string | null
	minutes: number | null
	/** Of an anime: all, also those that are planned; null if unknown, or for a manga. */
	episodeCount: number | null
	seasons: readonly {
		title: string
		episodes: readonly { title: string; description: string; minutes: number; aired: string }[]
	}[]
	volumes: readonly { title: string; chapters: readonly { title: string; released: string }[] }[]
	cast: readonly { character: string; voiceActor: string }[]
	staff: readonly { role: string; person: string }[]
	/** Portuguese label to value, as the page lists them (Estúdio, Fonte, Serialização, …). */
	information: Readonly<Record<string, string>>
	platforms: readonly string[]
	links: readonly { name: string; url: string }[]
	relations: NonNullable<Static<typeof Written>['relations']>
	/** Votes for the scores 1 to 10. */
	votes: Votes
	/** Place in the home page's carousel, from 1; null for most. */
	featured: number | null
	/** The weekly slot while it is airing, in its source's time zone. Weekday 0 is Sunday; hours may pass 24 as broadcasters write them. */
	airing: { weekday: number; time: string; zone: string; nextEpisode: number } | null
}

/** What of a title is written as it is, and what follows from it in one way for all. */
export function common(draft: Static<typeof Written>) {
	const { key, names, status, genres, color, synopsis, postedBy, addedAt, views, likes } = draft
	return {
		key,
		names,
		status,
		genres,
		color,
		synopsis,
		postedBy,
		addedAt,
		views,
		likes,
		staff: Object.entries(draft.staff).map(([role, person]) => ({ role, person })),
		relations: draft.relations ?? [],
		votes: draft.score ? bell(draft.score) : NO_VOTES,
	}
}

/** Shares of voters who give the lowest and the highest score whatever they have seen. */
const DETRACTORS = 0.012
const DEVOTEES = 0.035
const NO_VOTES: Votes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/**
 * The votes for the scores 1 to 10, in a bell around the mean with a little more at both ends, as real audiences vote.
 * The counts are whole and add up to `voters`.
 */
export function bell({ mean, voters, deviation = 1.3 }: NonNullable<Static<typeof Written>['score']>): Votes {
	const height = (score: number) => Math.exp(-(((score - mean) / deviation) ** 2) / 2)
	const area = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((sum, score) => sum + height(score), 0)
	let share = 0
	let counted = 0
	const count = (score: number): number => {
		share += (height(score) / area) * (1 - DETRACTORS - DEVOTEES)
		if (score === 1) share += DETRACTORS
		if (score === 10) share += DEVOTEES
		const votes = Math.round(share * voters) - counted
		counted += votes
		return votes
	}
	return [count(1), count(2), count(3), count(4), count(5), count(6), count(7), count(8), count(9), count(10)]
}
