import type { Song } from 'shared-contract'
import type { EpisodeSongRow, SongRow } from './rows.ts'

/** The songs of a title; without any, those that are stored as episodes. */
export function presentSongs(songs: readonly SongRow[], episodes: readonly EpisodeSongRow[]): Song[] {
	if (songs.length === 0) return episodes.map(episodeSong)
	return songs.map(({ first_episode: first, last_episode: last, ...song }) => ({
		...song,
		episodes: range(first, last),
	}))
}

function range(first: number | null, last: number | null): string | null {
	if (first === null) return last === null ? null : `–${last}`
	if (last === null) return `${first}–`
	return first === last ? String(first) : `${first}–${last}`
}

/** The episodes behind the name of a song: `Tank! (1-25, S1)`. A letter before a number is that of a special. */
const EPISODES = /\s*\(((?:[A-Z]?\d+(?:-[A-Z]?\d+)?)(?:, [A-Z]?\d+(?:-[A-Z]?\d+)?)*)\)$/

/**
 * A song from the row of an episode, as the source of the episodes writes it: its number is in the label (`OP2a`), its episodes
 * are behind its name.
 */
export function episodeSong({ kind, label, title }: EpisodeSongRow): Song {
	const [, episodes] = EPISODES.exec(title) ?? []
	return {
		kind,
		number: Number(/\d+/.exec(label)?.[0] ?? 1),
		name: title.replace(EPISODES, '') || title,
		artist: null,
		episodes: episodes?.replaceAll('-', '–') ?? null,
	}
}
