import { integer, nullable, number, object, type Static, string } from '../schema.ts'
import { Person } from './person.ts'

/** A chapter as a line of its volume. Its number may be fractional: 10.5. `readerUrl` is the address of an online reader. */
export const Chapter = object({
	id: integer(),
	number: number(),
	title: string(),
	/** ISO date, possibly partial. */
	releaseDate: nullable(string()),
	readerUrl: nullable(string()),
	postedBy: Person,
})
export type Chapter = Static<typeof Chapter>

/** A volume without its chapters. Number 0 holds the chapters without a volume. */
export const Volume = object({ number: integer(), title: nullable(string()), total: integer() })
export type Volume = Static<typeof Volume>
