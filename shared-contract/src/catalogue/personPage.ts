import { PERSON_TITLES_MAX } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ENTITY_FIELDS, EntityLink } from './entity.ts'
import { IdParams } from './score.ts'
import { TitleCard } from './title.ts'
import { CAST_ROLES } from './titlePage.ts'

/** A title that a person worked on, with every role. */
export const PersonWork = object({ roles: array(string()), title: TitleCard })
export type PersonWork = Static<typeof PersonWork>

/** A character of a title whom a person speaks in a language (BCP 47). */
export const PersonVoice = object({
	language: string(),
	character: EntityLink,
	role: optional(oneOf(CAST_ROLES)),
	title: TitleCard,
})
export type PersonVoice = Static<typeof PersonVoice>

/** A person with the newest titles. The totals count all of them. */
export const PersonPage = object({
	...ENTITY_FIELDS,
	/** The best-known titles, series, films and manga before specials and shorts. */
	knownFor: optional(array(TitleCard)),
	works: array(PersonWork),
	workTotal: integer(),
	voices: array(PersonVoice),
	voiceTotal: integer(),
})
export type PersonPage = Static<typeof PersonPage>

export const personPageRoute = route('GET', '/api/people/:id', {
	summary: `A person, with the best-known titles and the ${PERSON_TITLES_MAX} newest works and voices`,
	tag: 'catalogue',
	params: IdParams,
	answer: PersonPage,
})
