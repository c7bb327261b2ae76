import { atom } from 'nanostores'
import type { AssistantMessage } from 'shared-contract'

interface Preview {
	last: AssistantMessage | undefined
	isWriting: boolean
}

/** What the list of chats shows of the conversation with the assistant; undefined until it was opened. */
export const $preview = atom<Preview | undefined>(undefined)
