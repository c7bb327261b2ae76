import { tabDraft } from 'shared-composition/form/tabDraft'
import { nullable, object, string } from 'shared-contract/schema'

/** Which list form opens again, because its member had to sign in before it was saved; `id` is null for a new list. */
export const interruptedList = tabDraft('form list', object({ id: nullable(string()) }))
