import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { TastedEntry } from 'server/src/library/suggestion/taste.ts'

/** The member of the public set's archive that holds the ratings. */
const MEMBER = 'anime/anime_ratings.dat'
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Reads `anime.zip` of caserec/Datasets-for-Recommender-Systems with `unzip`, or the file of ratings in it: a user, a title and
 * a score from 1 to 10 per line, separated by tabs.
 *
 * @returns the entries of each user.
 */
export async function readRatings(path: string): Promise<TastedEntry[][]> {
	const text = path.endsWith('.zip') ? await unzip(path) : await readFile(path, 'utf8')
	const users = new Map<number, TastedEntry[]>()
	for (const line of text.split('\n')) {
		const [user = 0, titleId = 0, score = 0] = line.split('\t').map(Number)
		if (!(user > 0 && titleId > 0 && score > 0)) continue
		const entries = users.get(user) ?? []
		entries.push({ titleId, status: 'completed', score })
		users.set(user, entries)
	}
	return [...users.values()]
}

async function unzip(path: string): Promise<string> {
	const { stdout } = await promisify(execFile)('unzip', ['-p', path, MEMBER], { maxBuffer: MAX_BYTES })
	return stdout
}
