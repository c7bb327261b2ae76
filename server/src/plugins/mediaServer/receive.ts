import type { MediaResult } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { advanceTo, type ForeignEpisode, findEpisode, type TitleEpisode } from '../../library/public.ts'
import { addEvent } from './events.ts'
import type { Report } from './programs/report.ts'
import { keepUnmatched, readChoice } from './series.ts'
import { noteLast, type ServerRow } from './servers.ts'

interface Received {
	server: ServerRow
	report: Report
	now: Date
	pictures: Pictures
}

/**
 * Takes a notification of a media server into the list of its member. Of other users, and of what was not watched to its
 * end, nothing is stored but that it came. Belongs in a transaction.
 */
export async function receive(db: Database, { server, report, now, pictures }: Received): Promise<MediaResult> {
	const result = await resultOf(db, { server, report, now, pictures })
	await noteLast(db, server.id, result, now)
	return result
}

async function resultOf(db: Database, { server, report, now, pictures }: Received): Promise<MediaResult> {
	if (report.state === 'other') return 'notWatched'
	const { user, watched, first } = report
	if (server.user_name !== '' && !isSame(server.user_name, user)) return 'otherUser'
	const memberId = server.member_id
	const found = await findEach(db, memberId, watched, first)
	const last = found.at(-1)
	let result: MediaResult = last === 'ignored' ? 'ignored' : 'unmatched'
	for (const episode of found) {
		if (episode === undefined || episode === 'ignored') continue
		const outcome = await advanceTo(db, { memberId, ...episode, now, pictures })
		if (result !== 'advanced') result = outcome
	}
	if (last === undefined) {
		result = 'unmatched'
		await keepUnmatched(db, { memberId, program: server.program, watched, now })
	}
	await addEvent(db, { serverId: server.id, watched, result, found: last === 'ignored' ? undefined : last, now })
	return result
}

type Found = TitleEpisode | 'ignored' | undefined

/** The furthest episode of each title that the episodes of a file belong to, in their order. */
async function findEach(db: Database, memberId: string, watched: ForeignEpisode, first: number): Promise<Found[]> {
	const furthest = new Map<number | 'ignored' | undefined, Found>()
	for (let episode = first; episode <= watched.episode; episode++) {
		const found = await find(db, memberId, { ...watched, episode })
		const key = typeof found === 'object' ? found.titleId : found
		furthest.delete(key)
		furthest.set(key, found)
	}
	return [...furthest.values()]
}

/** The member's choice, else what the ids and names tell. */
async function find(db: Database, memberId: string, watched: ForeignEpisode): Promise<Found> {
	const choice = await readChoice(db, memberId, watched)
	if (choice?.state === 'ignored') return 'ignored'
	if (choice) return { titleId: choice.titleId, episode: watched.episode + choice.offset }
	return findEpisode(db, watched)
}

function isSame(one: string, other: string): boolean {
	return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}
