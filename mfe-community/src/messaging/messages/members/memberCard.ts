import { atom, type ReadableAtom } from 'nanostores'
import { type MemberCard, type Profile, profileRoute } from 'shared-contract'
import { call } from 'shared-state'

/** State of the member card over the conversation. */
export type MemberCardState =
	| { state: 'closed' }
	| { state: 'loading' | 'failed'; member: MemberCard }
	| { state: 'ready'; member: MemberCard; profile: Profile }

const $current = atom<MemberCardState>({ state: 'closed' })

export const $memberCard: ReadableAtom<MemberCardState> = $current

/** Opens a member's card and loads the profile. */
export async function openMemberCard(member: MemberCard): Promise<void> {
	const opened: MemberCardState = { state: 'loading', member }
	$current.set(opened)
	const outcome = await call(profileRoute, { params: { username: member.name } })
	if ($current.get() !== opened) return
	$current.set(
		outcome.state === 'done' ? { state: 'ready', member, profile: outcome.answer } : { state: 'failed', member },
	)
}

export function closeMemberCard(): void {
	$current.set({ state: 'closed' })
}
