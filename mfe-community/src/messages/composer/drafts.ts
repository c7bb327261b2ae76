import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { keepDraft, keptDraft } from 'shared-state'
import { $currentMember } from '../currentMember.ts'

const known = new Map<string, WritableAtom<string>>()

/** The name that what is typed in a conversation is kept under, in this tab. */
export function draftName(conversationId: string): string {
	return `message:${$currentMember.get()?.id ?? ''}:${conversationId}`
}

/** What is typed in a conversation and not sent yet. It outlives a reload and going to another conversation. */
export function draftOf(conversationId: string): ReadableAtom<string> {
	return entry(conversationId)
}

export function setDraft(conversationId: string, text: string): void {
	entry(conversationId).set(text)
	keepDraft(draftName(conversationId), text)
}

/** Somebody else uses the page: what was typed stays under its writer's name. */
export function clearDrafts(): void {
	known.clear()
}

function entry(conversationId: string): WritableAtom<string> {
	let $draft = known.get(conversationId)
	if (!$draft) {
		$draft = atom(keptDraft(draftName(conversationId)))
		known.set(conversationId, $draft)
	}
	return $draft
}
