import { atom, type ReadableAtom } from 'nanostores'
import type { MemberCard } from 'shared-contract'

const $current = atom<MemberCard | undefined>(undefined)

/** The member whose card is open over the conversation. */
export const $memberCard: ReadableAtom<MemberCard | undefined> = $current

export function openMemberCard(member: MemberCard): void {
	$current.set(member)
}

export function closeMemberCard(): void {
	$current.set(undefined)
}
