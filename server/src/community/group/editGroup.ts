import { GROUP_DESCRIPTION_MAX_LENGTH, GROUP_NAME_MAX_LENGTH } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { deleteCachedAnswers } from '../../core/http/idempotency.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { createChannel } from './channels.ts'
import { logAct } from './groupLog.ts'
import { lockGroup } from './lockGroup.ts'
import { addMember, lockMemberships } from './membership.ts'
import { randomId } from './randomId.ts'

interface GroupDraft {
	name: string
	description: string
	isPublic: boolean
}

interface Actor {
	memberId: string
	now: Date
}

const FIRST_CHANNEL = 'geral'
const GROUP_ID_LENGTH = 12

/** @throws Problem 400 `group.name.required` or `text.tooLong`, by field. */
function tidyGroup({ name, description, isPublic }: GroupDraft) {
	const tidy = { name: trimmedText(name), description: trimmedText(description) }
	refuseInvalidFields({
		name: textError(tidy.name, { maxLength: GROUP_NAME_MAX_LENGTH, required: 'group.name.required' }),
		description: textError(tidy.description, { maxLength: GROUP_DESCRIPTION_MAX_LENGTH }),
	})
	return { ...tidy, is_public: isPublic }
}

/** Creates a group with one channel and the member as its admin. @returns its id. */
export async function createGroup(db: Database, draft: GroupDraft, { memberId, now }: Actor): Promise<string> {
	const group = { id: randomId(GROUP_ID_LENGTH), ...tidyGroup(draft) }
	await inTransaction(db, async (transaction) => {
		await lockMemberships(transaction, memberId)
		await transaction
			.insertInto('community_group')
			.values({ ...group, created_at: now })
			.execute()
		await createChannel(transaction, { groupId: group.id, key: FIRST_CHANNEL, name: FIRST_CHANNEL })
		await addMember(transaction, { groupId: group.id, memberId, role: 'admin', now })
	})
	return group.id
}

/** Changes a group's name, description and privacy. */
export async function editGroup(db: Database, groupId: string, draft: GroupDraft, memberId: string): Promise<void> {
	const group = tidyGroup(draft)
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'edit')
		const changed = await transaction
			.updateTable('community_group')
			.set(group)
			.where('id', '=', groupId)
			.where(({ or, eb }) =>
				or([
					eb('name', '<>', group.name),
					eb('description', '<>', group.description),
					eb('is_public', '<>', group.is_public),
				]),
			)
			.returning('id')
			.executeTakeFirst()
		if (changed) await logAct(transaction, { groupId, memberId, action: 'edited', text: group.name })
	})
}

/** What is published about a deleted group. */
export interface DeletedGroup {
	name: string
	/** Its former members. */
	memberIds: string[]
}

/** Deletes a group with its channels and their messages. */
export async function deleteGroup(db: Database, groupId: string, memberId: string): Promise<DeletedGroup> {
	return inTransaction(db, async (transaction) => {
		const { name } = await lockGroup(transaction, groupId, memberId, 'deleteGroup')
		// The same lock order as sending a message: membership, then conversation.
		const members = await transaction
			.selectFrom('group_member')
			.where('group_id', '=', groupId)
			.select('member_id')
			.orderBy('member_id')
			.forUpdate()
			.execute()
		await transaction.deleteFrom('community_group').where('id', '=', groupId).execute()
		await deleteCachedAnswers(transaction, [groupId])
		return { name, memberIds: members.map((member) => member.member_id) }
	})
}
