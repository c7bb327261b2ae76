import { integer, nullable, number, object, type Static, string } from '../schema.ts'
import { Person } from './person.ts'

/** A chapter as a line of its volume. Numbers between two others exist: 10.5. `readerUrl` is where it can be read. */
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

/** A volume without its chapters. Number 0 holds the chapters that are in none. */
export const Volume = object({ number: integer(), title: nullable(string()), total: integer() })
export type Volume = Static<typeof Volume>
