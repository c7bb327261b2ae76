import { assignRoleRoute, type GroupMember, type GroupRole, kickRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { updateMember } from './members.ts'

/** Removes a member from a group; for good with `ban`. */
export async function kick(groupId: string, { id }: GroupMember, ban: boolean): Promise<ActionOutcome<unknown>> {
	const outcome = await act(kickRoute, { params: { id: groupId, memberId: id }, query: ban ? { ban } : {} })
	if (outcome.state === 'done' || outcome.state === 'example') updateMember(id, () => null)
	return outcome
}

/** Changes a member's role. */
export async function assignRole(
	groupId: string,
	{ id }: GroupMember,
	role: GroupRole,
): Promise<ActionOutcome<unknown>> {
	const outcome = await act(assignRoleRoute, { params: { id: groupId, memberId: id }, body: { role } })
	if (outcome.state === 'done' || outcome.state === 'example') updateMember(id, (member) => ({ ...member, role }))
	return outcome
}
