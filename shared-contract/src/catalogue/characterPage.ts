import { CHARACTER_TITLES_MAX } from '../limits.ts'
import { route } from '../route.ts'
import { array, integer, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ENTITY_FIELDS, EntityLink } from './entity.ts'
import { IdParams } from './score.ts'
import { TitleCard, TitleLink } from './title.ts'
import { CAST_ROLES } from './titlePage.ts'

export const CharacterTitle = object({ role: optional(oneOf(CAST_ROLES)), title: TitleCard })
export type CharacterTitle = Static<typeof CharacterTitle>

/** Who speaks a character in a language (BCP 47), with the titles in which they do. */
export const CharacterVoice = object({ language: string(), person: EntityLink, titles: array(TitleLink) })
export type CharacterVoice = Static<typeof CharacterVoice>

/** A character with its newest titles and all voices. */
export const CharacterPage = object({
	...ENTITY_FIELDS,
	titles: array(CharacterTitle),
	titleTotal: integer(),
	voices: array(CharacterVoice),
})
export type CharacterPage = Static<typeof CharacterPage>

export const characterPageRoute = route('GET', '/api/characters/:id', {
	summary: `A character, with the ${CHARACTER_TITLES_MAX} newest titles and the voices by language`,
	tag: 'catalogue',
	params: IdParams,
	answer: CharacterPage,
})
