import { integer, nullable, object, type Static, string } from './schema.ts'

/** A text that somebody else changed meanwhile: what was to be written, what stands there, and who wrote that. */
export const Conflict = object({
	field: string(),
	wanted: string(),
	current: string(),
	by: nullable(object({ revision: integer(), name: nullable(string()), at: string() })),
})
export type Conflict = Static<typeof Conflict>
