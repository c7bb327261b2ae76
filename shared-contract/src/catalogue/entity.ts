import { route } from '../route.ts'
import { integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { IdParams } from './score.ts'

/** What has a page of its own beside titles, episodes and news. Each name is also the first part of the page's path. */
export const ENTITY_TYPES = ['person', 'character', 'studio'] as const
export type EntityType = (typeof ENTITY_TYPES)[number]

/** The fields that the pages of people, characters and studios share. After a merge `id` differs from the requested one. */
export const ENTITY_FIELDS = {
	id: integer(),
	name: string(),
	nativeName: nullable(string()),
	/** Null without a picture: characters and studios have no drawn artwork. */
	imageUrl: nullable(string()),
	description: nullable(string()),
}

/** A person or a character beside a title. */
export const EntityLink = object({
	id: integer(),
	name: string(),
	nativeName: nullable(string()),
	imageUrl: nullable(string()),
})
export type EntityLink = Static<typeof EntityLink>

/** The path of the page of a person, a character or a studio. */
export function entityPath(type: EntityType, id: number): string {
	return `/${type}/${id}`
}

export const mergeEntityRoute = route('POST', '/api/entities/:type/:id/merge', {
	summary:
		'Makes a person, a character or a studio one with another, for moderators; its address then leads to that one',
	tag: 'catalogue',
	params: object({ type: oneOf(ENTITY_TYPES), id: IdParams.properties.id }),
	body: object({ into: integer({ minimum: 1, maximum: 2_147_483_647 }) }),
	answer: object({ id: integer(), path: string() }),
})
