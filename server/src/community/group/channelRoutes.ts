import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	createChannelRoute,
	deleteChannelRoute,
	type Group,
	orderChannelsRoute,
	renameChannelRoute,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { serve } from '../../core/http/serve.ts'
import { requireMember } from '../../core/identity/authentication.ts'
import { addChannel, deleteChannel, orderChannels, renameChannel } from './channels.ts'
import { groupOf } from './groups.ts'
import { GROUP_CHANGES_PER_MINUTE } from './limits.ts'
import { publishGroupChanged } from './publish.ts'

/** Serves the channels of groups. Each change answers with the changed group. */
export function serveChannels(app: FastifyInstance): void {
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	const changed = async (
		{ request, context }: { request: FastifyRequest; context: AppContext },
		groupId: string,
		change: (db: Database, memberId: string) => Promise<void>,
	): Promise<Group> => {
		const { db } = context
		const { id: memberId } = await requireMember(request, context)
		await change(db, memberId)
		publishGroupChanged(context, groupId)
		return groupOf(db, groupId, memberId)
	}

	serve(
		app,
		createChannelRoute,
		({ params: { id: groupId }, body: { name }, ...rest }) =>
			changed(rest, groupId, (db, memberId) => addChannel(db, { groupId, name, memberId })),
		changes,
	)

	serve(
		app,
		renameChannelRoute,
		({ params: { id: groupId, key }, body: { name }, ...rest }) =>
			changed(rest, groupId, (db, memberId) => renameChannel(db, { groupId, key, memberId }, name)),
		changes,
	)

	serve(
		app,
		orderChannelsRoute,
		({ params: { id: groupId }, body: { keys }, ...rest }) =>
			changed(rest, groupId, (db, memberId) => orderChannels(db, { groupId, keys, memberId })),
		changes,
	)

	serve(
		app,
		deleteChannelRoute,
		({ params: { id: groupId, key }, ...rest }) =>
			changed(rest, groupId, (db, memberId) => deleteChannel(db, { groupId, key, memberId })),
		changes,
	)
}
