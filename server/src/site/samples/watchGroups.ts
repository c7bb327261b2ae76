import type { Pace } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Samples } from 'shared-samples'
import { channelConversationId } from '../../community/group/channels.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { progressOf } from '../../library/progress.ts'
import { known, type SampleIds } from './keys.ts'

const THURSDAY = 4

/** Binds channels to what they watch, and their messages to episodes around the sample member's progress. Needs lists and talk. */
export async function seedWatchGroups(db: Database, samples: Samples, ids: SampleIds, now: Date): Promise<void> {
	const demo = known(ids.members, samples.demoMember)
	for (const { group, channel, watches, messages } of samples.channelTalk) {
		if (watches === undefined) continue
		const conversation_id = channelConversationId(group, channel)
		const title_id = known(ids.titles, watches)
		const progress = await progressOf(db, demo, title_id)
		await insertRows(db, 'channel_watch', [{ conversation_id, title_id, pace: paceOf(now, progress) }])
		for (const [place, { ahead }] of messages.entries()) {
			const episode = ahead ? progress + 1 : Math.max(1, progress)
			await db
				.updateTable('message')
				.set({ title_id, episode })
				.where('conversation_id', '=', conversation_id)
				.where('number', '=', place + 1)
				.execute()
		}
		const members = samples.groups.find(({ id }) => id === group)?.members ?? []
		const sharing = members.map(({ member }) => ({ group_id: group, member_id: known(ids.members, member) }))
		await insertRows(db, 'progress_sharing', sharing)
	}
}

/** Two episodes on the next Thursday and each one after it. */
function paceOf(now: Date, progress: number): Pace {
	const days = (THURSDAY - now.getUTCDay() + 7) % 7
	const date = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
	return { date, time: '20:00', zone: 'America/Sao_Paulo', every: 'week', episodes: 2, first: progress + 1 }
}
