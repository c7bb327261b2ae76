import { integer, nullable, object, oneOf, type Static, string } from '../schema.ts'

export const SONG_KINDS = ['opening', 'ending', 'insert'] as const
export type SongKind = (typeof SONG_KINDS)[number]

/** A song of a title. The episodes are those that it is heard in, as a text: `1-12, 14`; null if they are unknown. */
export const Song = object({
	kind: oneOf(SONG_KINDS),
	number: integer(),
	name: string(),
	artist: nullable(string()),
	episodes: nullable(string()),
})
export type Song = Static<typeof Song>
