import { nullable, object, string } from 'shared-contract/schema'
import { createDraftStorage } from '../shared/draft/draftStorage.ts'

/** Which list form opens again, because its member had to sign in before it was saved; `id` is null for a new list. */
export const interruptedList = createDraftStorage('list', object({ id: nullable(string()) }))
