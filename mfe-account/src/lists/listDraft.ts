import { boolean, nullable, object, string } from 'shared-contract/schema'
import { createDraftStorage } from '../draft/draftStorage.ts'

/** The list form of a visitor who had to sign in before it was saved; `id` is null for a new list. */
export const listDraft = createDraftStorage(
	'list',
	object({ id: nullable(string()), title: string(), description: string(), isPublic: boolean() }),
)
