import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
	createChannelRoute,
	deleteChannelRoute,
	type Group,
	orderChannelsRoute,
	renameChannelRoute,
} from 'shared-contract'
import { requireMember } from '../../account/authentication.ts'
import { serve } from '../../api/serve.ts'
import type { Parts } from '../../parts.ts'
import { addChannel, deleteChannel, orderChannels, renameChannel } from './channels.ts'
import { groupOf } from './groups.ts'
import { GROUP_CHANGES_PER_MINUTE } from './limits.ts'
import { tellGroupChanged } from './tell.ts'

/** Serves the channels of groups. Each change answers with the group as it is then. */
export function serveChannels(app: FastifyInstance, parts: Parts): void {
	const { db } = parts
	const changes = { perMember: GROUP_CHANGES_PER_MINUTE }

	const changed = async (
		request: FastifyRequest,
		groupId: string,
		change: (memberId: string) => Promise<void>,
	): Promise<Group> => {
		const { id: memberId } = await requireMember(request, parts)
		await change(memberId)
		tellGroupChanged(parts, groupId)
		return groupOf(db, groupId, memberId)
	}

	serve(
		app,
		createChannelRoute,
		({ request, params: { id: groupId }, body: { name } }) =>
			changed(request, groupId, (memberId) => addChannel(db, { groupId, name, memberId })),
		{ ...changes, idempotent: true },
	)

	serve(
		app,
		renameChannelRoute,
		({ request, params: { id: groupId, key }, body: { name } }) =>
			changed(request, groupId, (memberId) => renameChannel(db, { groupId, key, memberId }, name)),
		changes,
	)

	serve(
		app,
		orderChannelsRoute,
		({ request, params: { id: groupId }, body: { keys } }) =>
			changed(request, groupId, (memberId) => orderChannels(db, { groupId, keys, memberId })),
		changes,
	)

	serve(
		app,
		deleteChannelRoute,
		({ request, params: { id: groupId, key } }) =>
			changed(request, groupId, (memberId) => deleteChannel(db, { groupId, key, memberId })),
		changes,
	)
}
