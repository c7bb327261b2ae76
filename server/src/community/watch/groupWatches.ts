import type { ChannelWatch } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readWatches } from './readWatches.ts'

/** A channel that watches something. */
export interface WatchingChannel {
	/** The id of its conversation. */
	id: string
	key: string
	name: string
	watch: ChannelWatch
}

/** The channels of a group that watch something, in their order, as everybody may see their titles. */
export async function groupWatches(db: Database, groupId: string, pictures?: Pictures): Promise<WatchingChannel[]> {
	const channels = await db
		.selectFrom('group_channel as h')
		.innerJoin('conversation as c', (join) =>
			join.onRef('c.group_id', '=', 'h.group_id').onRef('c.channel_key', '=', 'h.key'),
		)
		.where('h.group_id', '=', groupId)
		.select(['c.id', 'h.key', 'h.name'])
		.orderBy('h.position')
		.orderBy('h.key')
		.execute()
	const watches = await readWatches(
		db,
		channels.map(({ id }) => id),
		null,
		pictures,
	)
	return channels.flatMap((channel) => {
		const watch = watches.get(channel.id)
		return watch ? [{ ...channel, watch }] : []
	})
}
