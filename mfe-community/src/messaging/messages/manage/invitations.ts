import { atom, type ReadableAtom } from 'nanostores'
import { createInvitationRoute, type GroupInvitation, invitationsRoute, revokeInvitationRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { $currentMember } from '../currentMember.ts'
import { isExampleGroup } from '../members/members.ts'

/** The invitation links of the managed group. */
export type Invitations =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly GroupInvitation[] }

/** Validity of a link in days and uses; null: unlimited. */
export interface InvitationDraft {
	days: number | null
	maxUses: number | null
}

const DAY_MS = 86_400_000

const $current = atom<Invitations>({ state: 'loading' })
let currentGroupId = ''
/** In the demo, the links of the groups that the visitor created: the server knows neither. */
const examples = new Map<string, readonly GroupInvitation[]>()

export const $invitations: ReadableAtom<Invitations> = $current

export async function loadInvitations(groupId: string): Promise<void> {
	currentGroupId = groupId
	const own = examples.get(groupId)
	if (own || isExampleGroup(groupId)) return $current.set({ state: 'ready', items: own ?? [] })
	$current.set({ state: 'loading' })
	const outcome = await call(invitationsRoute, { params: { id: groupId } })
	if (currentGroupId !== groupId) return
	$current.set(outcome.state === 'done' ? { state: 'ready', items: outcome.answer.items } : { state: 'failed' })
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

function change(how: (items: readonly GroupInvitation[]) => readonly GroupInvitation[]): void {
	const now = $current.get()
	if (now.state !== 'ready') return
	const items = how(now.items)
	if (isExampleGroup(currentGroupId)) examples.set(currentGroupId, items)
	$current.set({ ...now, items })
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
