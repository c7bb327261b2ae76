import type { EntryStatus } from 'shared-contract'
import type { WantedEntry } from '../wantedRow.ts'

/** The words of MyAnimeList, AniList, Kitsu, Simkl, Shikimori and of tools that convert their files, by our statuses. */
const WORDS: Record<EntryStatus, readonly string[]> = {
	current: ['watching', 'reading', 'current', 'currentlywatching', 'currentlyreading'],
	completed: ['completed', 'complete', 'watched', 'finished'],
	planned: ['plantowatch', 'plantoread', 'planned', 'planning', 'wanttowatch', 'wanttoread'],
	dropped: ['dropped', 'notinteresting'],
	paused: ['onhold', 'hold', 'paused', 'stalled'],
	rewatching: ['rewatching', 'rereading', 'repeating'],
}
const STATUSES = new Map(
	(Object.keys(WORDS) as EntryStatus[]).flatMap((status) => WORDS[status].map((word) => [word, status] as const)),
)

/** The status of a word such as `Plan to Watch`, `on_hold` or `REPEATING`; undefined for an unknown one. */
export function statusOfWord(word: string): EntryStatus | undefined {
	return STATUSES.get(word.toLowerCase().replaceAll(/[\s_-]/g, ''))
}

type Repeat = Pick<WantedEntry, 'status' | 'isRepeat'>

/**
 * Joins a status with the flag of a repeat, which many sites keep apart. A repeat may be paused or dropped; in our own
 * export also planned or current.
 */
export function withRepeat(status: EntryStatus, isAgain: boolean, isOwn = false): Repeat {
	if (isAgain && isOwn && (status === 'planned' || status === 'current')) return { status, isRepeat: true }
	if (!isAgain || status === 'planned') return { status }
	return status === 'paused' || status === 'dropped' ? { status, isRepeat: true } : { status: 'rewatching' }
}
