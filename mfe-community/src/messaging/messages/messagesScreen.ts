import { atom, type ReadableAtom } from 'nanostores'
import { $session } from 'shared-state'
import { $currentMember, clearCurrentMember, loadCurrentMember } from './currentMember.ts'
import { $conversations, clearConversations, loadConversations } from './list/conversations.ts'

const $name = atom<string | undefined>(undefined)

/** Whose screen it is: the name of the member, or an empty text for a visitor. The stores are cleared when it changes. */
export const $owner: ReadableAtom<string | undefined> = $name

/** Loads the data of the screen, and resets its stores if another member signed in. */
export function loadMessagesScreen(): void {
	const session = $session.get()
	const now = session.state === 'member' ? session.username : ''
	if ($name.get() !== now) {
		clearCurrentMember()
		clearConversations()
		$name.set(now)
	}
	// Once loaded, live events keep it up to date.
	if ($conversations.get().state !== 'ready') void loadConversations()
	if (!$currentMember.get()) void loadCurrentMember()
}
