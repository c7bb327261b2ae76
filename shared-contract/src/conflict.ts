import { integer, nullable, object, type Static, string } from './schema.ts'

/** An edit conflict of a field: the wanted text, the current text, and the author of the current one. */
export const Conflict = object({
	field: string(),
	wanted: string(),
	current: string(),
	by: nullable(object({ revision: integer(), name: nullable(string()), at: string() })),
})
export type Conflict = Static<typeof Conflict>
