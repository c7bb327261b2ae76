import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { readDraft, saveDraft } from 'shared-state'
import { $currentMember } from '../currentMember.ts'

const known = new Map<string, WritableAtom<string>>()

/** The storage name of a conversation's draft, per member. */
export function draftName(conversationId: string): string {
	return `message:${$currentMember.get()?.id ?? ''}:${conversationId}`
}

/** The draft of a conversation. It survives reloads and switching conversations. */
export function draftOf(conversationId: string): ReadableAtom<string> {
	return entry(conversationId)
}

export function setDraft(conversationId: string, text: string): void {
	entry(conversationId).set(text)
	saveDraft(draftName(conversationId), text)
}

/** Clears the loaded drafts when another member signs in; the stored ones stay under their author's id. */
export function clearDrafts(): void {
	known.clear()
}

function entry(conversationId: string): WritableAtom<string> {
	let $draft = known.get(conversationId)
	if (!$draft) {
		$draft = atom(readDraft(draftName(conversationId)))
		known.set(conversationId, $draft)
	}
	return $draft
}
