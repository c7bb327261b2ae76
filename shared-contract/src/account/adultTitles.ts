import { route } from '../route.ts'
import { boolean, nullable, object, optional, type Static, string } from '../schema.ts'

/** A member's birth date, and whether they see adult titles. Nobody else ever reads it. */
export const AdultTitles = object({
	/** ISO date; null until the member gives one. */
	bornOn: nullable(string()),
	isMinor: boolean(),
	showsAdult: boolean(),
	/** Whether the site has adult titles at all. */
	isOffered: boolean(),
})
export type AdultTitles = Static<typeof AdultTitles>

export const adultTitlesRoute = route('GET', '/api/account/adult-titles', {
	session: 'needed',
	summary: 'The birth date of the member, and whether they see adult titles',
	tag: 'account',
	answer: AdultTitles,
})

export const setAdultTitlesRoute = route('PUT', '/api/account/adult-titles', {
	summary:
		'Gives a birth date and switches adult titles. 403 `auth.birthDate.minor` for minors, 409 `auth.birthDate.locked` where a minor gives an earlier date, 403 `auth.adult.off` where the site has none',
	tag: 'account',
	// Loose on purpose: the handler validates the date, so that its error has a code and a text.
	body: object({
		bornOn: string({ maxLength: 40 }),
		/** Left out, it stays as it is. */
		showsAdult: optional(boolean()),
	}),
	answer: AdultTitles,
})
