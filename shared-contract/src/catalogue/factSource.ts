import { nullable, object, type Static, string } from '../schema.ts'

/** Who says something of the catalogue. */
export const FactSource = object({
	name: string(),
	url: nullable(string()),
	licence: nullable(string()),
	/** The ISO date of the newest version of it that said so; null if unknown. */
	seenOn: nullable(string()),
})
export type FactSource = Static<typeof FactSource>
