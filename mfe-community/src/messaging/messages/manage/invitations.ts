import { createInvitationRoute, type GroupInvitation, invitationsRoute, revokeInvitationRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { $currentMember } from '../currentMember.ts'
import { isExampleGroup } from '../members/members.ts'

/** Validity of a link in days and uses; null: unlimited. */
export interface InvitationDraft {
	days: number | null
	maxUses: number | null
}

const DAY_MS = 86_400_000

let currentGroupId = ''
/** In the demo, the links of the groups that the visitor created: the server knows neither. */
const examples = new Map<string, GroupInvitation[]>()

const invitations = createRemote<{ items: GroupInvitation[] }>(async () => {
	const own = examples.get(currentGroupId)
	if (own || isExampleGroup(currentGroupId)) return { state: 'done', answer: { items: own ?? [] } }
	return call(invitationsRoute, { params: { id: currentGroupId } })
})

/** The invitation links of the managed group. */
export const $invitations = invitations.$state

export async function loadInvitations(groupId: string): Promise<void> {
	currentGroupId = groupId
	invitations.reset()
	await invitations.load()
}

export async function createInvitation(groupId: string, draft: InvitationDraft): Promise<ActionOutcome<unknown>> {
	const outcome = await act(createInvitationRoute, { params: { id: groupId }, body: draft })
	if (outcome.state === 'done') change((items) => [outcome.answer, ...items])
	if (outcome.state === 'example') change((items) => [exampleOf(draft, items.length), ...items])
	return outcome
}

export async function revokeInvitation(groupId: string, { id }: GroupInvitation): Promise<ActionOutcome<unknown>> {
	const outcome = await act(revokeInvitationRoute, { params: { id: groupId, invitationId: id } })
	if (outcome.state === 'done' || outcome.state === 'example') change((items) => items.filter((each) => each.id !== id))
	return outcome
}

function change(how: (items: readonly GroupInvitation[]) => GroupInvitation[]): void {
	invitations.update(({ items: before }) => {
		const items = how(before)
		if (isExampleGroup(currentGroupId)) examples.set(currentGroupId, items)
		return { items }
	})
}

function exampleOf({ days, maxUses }: InvitationDraft, index: number): GroupInvitation {
	const now = Date.now()
	return {
		id: `example-${now}-${index}`,
		code: 'exemplo',
		by: $currentMember.get() ?? null,
		createdAt: new Date(now).toISOString(),
		expiresAt: days === null ? null : new Date(now + days * DAY_MS).toISOString(),
		uses: 0,
		maxUses,
	}
}
