import { COMMENT_SUBJECTS } from '../community/comment.ts'
import { boolean, integer, object, oneOf, optional, type Static, string } from '../schema.ts'

/** The id of a title, an episode, an article or a list. */
const id = integer({ minimum: 1, examples: [1] })

/** What a page shows, as comments and reports name it. */
const Subject = object({ subject: oneOf(COMMENT_SUBJECTS), subjectId: id })

/**
 * The places of pages that each slice may fill with widgets, and the props of a widget there. `examples` are the initial props in
 * the workbench.
 */
export const SLOTS = {
	/** The tabs of a title's page. */
	'title.panels': Subject,
	/** Beside the button for the first episode. `withFavorite`: the title may be a favourite. */
	'title.actions': object({ titleId: id, withFavorite: optional(boolean()) }),
	/** Below an episode. */
	'episode.panels': Subject,
	/** Below an article. */
	'article.panels': Subject,
	/** Below a list that a member made. */
	'list.panels': Subject,
	/** Below the name of a person, a character or a studio. */
	'entity.actions': object({ type: oneOf(['person', 'character', 'studio']), id }),
	/** On the home page. */
	'home.rows': object({}),
	/** On the home page of a signed-in member. */
	'home.memberRows': object({}),
	/** The tabs of a profile; `tab` is the `id` of the fill. `year` is that of an address such as `/profile/Bia/2026`. */
	'profile.tabs': object({
		username: string({ minLength: 1, examples: ['Duda Ramos'] }),
		tab: string({ examples: ['anime-list'] }),
		isOwn: optional(boolean()),
		year: optional(integer({ minimum: 1900, maximum: 2099, examples: [2026] })),
	}),
	/** The sections of the settings. */
	'settings.sections': object({}),
	/** Below the figures of the dashboard. */
	'dashboard.cards': object({}),
}

/** A place for widgets. */
export type SlotName = keyof typeof SLOTS
/** The props that a page gives to each widget in a slot. */
export type SlotProps<Name extends SlotName> = Static<(typeof SLOTS)[Name]>

/** The places for links: the header, the user menu and the columns of the footer. */
export const MENUS = ['menu', 'userMenu', 'footer.discover', 'footer.community', 'footer.legal'] as const
export type MenuName = (typeof MENUS)[number]
