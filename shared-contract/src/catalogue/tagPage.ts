import { LISTING_PAGE_SIZE } from '../limits.ts'
import type { Locale } from '../locale.ts'
import { route } from '../route.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { KINDS, TitleCard } from './title.ts'

/** The name of a tag by which it is found, and its names in other languages, where they are known. */
export const TagName = object({ name: string(), names: optional(object({ pt: string(), ja: string() })) })
export type TagName = Static<typeof TagName>

/** The name of a tag for a reader. */
export function tagName({ name, names }: TagName, locale: Locale): string {
	return (locale === 'en' ? undefined : names?.[locale]) ?? name
}

/** A tag of a title. */
export const TitleTag = object({
	...TagName.properties,
	/** How well it fits, 1 to 100; null if it is unknown. */
	weight: nullable(integer()),
	/** Whether it gives the story of this title away. */
	isSpoiler: boolean(),
})
export type TitleTag = Static<typeof TitleTag>

/** One page of the titles of a tag, the most popular first. */
export const TagPage = object({
	...TagName.properties,
	/** The number of titles of which the tag gives the story away. They are listed only on request. */
	spoilers: integer(),
	items: array(TitleCard),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type TagPage = Static<typeof TagPage>

export const tagPageRoute = route('GET', '/api/tags/:name', {
	summary: `${LISTING_PAGE_SIZE} titles of a tag; with \`spoilers=only\` those whose story it gives away`,
	tag: 'catalogue',
	params: object({ name: string({ minLength: 1, maxLength: 100 }) }),
	query: object({
		spoilers: optional(literal('only')),
		page: optional(integer({ minimum: 1, maximum: 10_000 })),
	}),
	answer: TagPage,
})

export const tagListRoute = route('GET', '/api/tags', {
	summary: 'The tags with the most titles of a kind, to filter lists by',
	tag: 'catalogue',
	query: object({ kind: oneOf(KINDS) }),
	answer: object({ items: array(TagName) }),
})

/** The path of a tag's page. */
export function tagPath(name: string): string {
	return `/tag/${encodeURIComponent(name)}`
}
