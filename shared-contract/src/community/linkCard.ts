import { TitleLink } from '../catalogue/title.ts'
import { route } from '../route.ts'
import { array, integer, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { LINK_KINDS } from './linkedPage.ts'

/** The card of a page of this site, as its reader may see it. */
export const LinkCard = object({
	/** As asked. */
	path: string(),
	kind: oneOf(LINK_KINDS),
	/** Of a title, an episode or a review. */
	title: nullable(TitleLink),
	/** Of all others; of an episode only if the reader has seen it. */
	name: nullable(string()),
	nativeName: nullable(string()),
	/** Whose list or review it is. */
	by: nullable(string()),
	/** The year of a title, the number of an episode, the number of titles of a list. */
	number: nullable(integer()),
	imageUrl: nullable(string()),
})
export type LinkCard = Static<typeof LinkCard>

export const linkCardsRoute = route('GET', '/api/link-cards', {
	summary: 'The cards of pages of this site that messages link to: those that the reader may see, without spoilers',
	tag: 'community',
	query: object({ paths: string({ maxLength: 8000, description: 'Up to 50 paths, with a space between two' }) }),
	answer: object({ items: array(LinkCard) }),
})
