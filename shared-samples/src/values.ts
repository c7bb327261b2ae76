import { array, integer, string } from 'shared-contract/schema'

/** What a member, a title or a channel is referred to by. */
export const Key = string({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' })
export const Keys = array(Key)
export const Text = string({ minLength: 1 })
export const Count = integer({ minimum: 0 })
/** The number of a season, an episode or a chapter. */
export const Place = integer({ minimum: 1 })
export const Score = integer({ minimum: 1, maximum: 10 })
/** An ISO date. */
export const Day = string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
/** An ISO date, or just its year and month, or its year. */
export const PartialDay = string({ pattern: '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$' })
export const Instant = string({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$' })
/** A time before the moment of seeding in days, hours and minutes: `2d 5h 30m`. */
export const Ago = string({ pattern: '^[1-9][0-9]*[dhm]( [1-9][0-9]*[hm])*$' })

const MINUTES: Readonly<Record<string, number>> = { d: 24 * 60, h: 60, m: 1 }

/** The minutes of a text like `2d 5h 30m`. */
function minutesOf(ago: string): number {
	return ago.split(' ').reduce((sum, part) => sum + Number.parseInt(part, 10) * (MINUTES[part.slice(-1)] ?? 0), 0)
}

/** An item with its time before the seeding in minutes. */
export function dated<Item extends { ago: string }>({ ago, ...item }: Item) {
	return { ...item, minutesAgo: minutesOf(ago) }
}
