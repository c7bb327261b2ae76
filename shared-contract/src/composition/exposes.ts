import { COMMENT_SUBJECTS } from '../community/comment.ts'
import { CONNECTION_SIDES } from '../community/follow.ts'
import { boolean, integer, object, oneOf, optional, type Static, string, unsafe } from '../schema.ts'

/** The id of something in the catalogue. */
const id = integer({ minimum: 1, examples: [1] })
const username = string({ minLength: 1, examples: ['Duda Ramos'] })
/** What a widget calls when something has happened: of a function no schema says more. */
const callback = unsafe<() => void>({ callback: true })

/**
 * The modules that slices lend to others, with the props of the widget that each default-exports. A slice that uses one
 * compiles against this table alone; the slice that lends it is checked against it, and the workbench makes its controls
 * from it. `examples` are what it shows a widget with at first.
 */
export const EXPOSES = {
	/** The text of an article, as the server made it safe. */
	'mfe-catalogue/ArticleBody': object({ html: string({ examples: ['<p>Um <strong>artigo</strong>.</p>'] }) }),
	'mfe-catalogue/TitleCard': object({ titleId: id }),
	/** Whom whoever is signed in has blocked, and the way back. */
	'mfe-community/BlockedMembers': object({}),
	'mfe-community/Comments': object({ subject: oneOf(COMMENT_SUBJECTS), subjectId: id }),
	/** Who follows a member and whom they follow, in a dialog; `onChange` where a number on the page may have changed. */
	'mfe-community/Connections': object({
		username,
		side: oneOf(CONNECTION_SIDES),
		onClose: callback,
		onChange: optional(callback),
	}),
	/** `withFavorite`: with the heart beside it. */
	'mfe-account/SaveButton': object({ titleId: id, withFavorite: optional(boolean()) }),
	/** One of the lists of a member, with its own tabs; `isOwn` lets whoever looks at it change it. */
	'mfe-account/ListTabs': object({
		username,
		list: oneOf(['anime', 'manga', 'favorites']),
		isOwn: optional(boolean()),
	}),
}

/** The props of each widget. */
export type Exposes = { [Name in keyof typeof EXPOSES]: Static<(typeof EXPOSES)[Name]> }

/** The address of a widget: `slice/Module`. */
export type ExposedName = keyof Exposes
