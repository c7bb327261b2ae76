import { CONNECTION_SIDES } from '../community/follow.ts'
import { integer, object, oneOf, optional, type Static, string, unsafe } from '../schema.ts'

/** A callback prop of a widget. A schema cannot describe the function further. */
const callback = unsafe<() => void>({ callback: true })

/**
 * The modules that slices expose for a page to show by their name, with the props of the widget that each default-exports. Where
 * any slice may show something, a page has a slot instead (`SLOTS`). A consuming slice compiles against this table alone; the
 * exposing slice is checked against it, and the workbench makes its controls from it. `examples` are the initial props in the
 * workbench.
 */
export const EXPOSES = {
	/** The text of an article, as sanitised by the server. */
	'mfe-catalogue/ArticleBody': object({ html: string({ examples: ['<p>Um <strong>artigo</strong>.</p>'] }) }),
	'mfe-catalogue/TitleCard': object({ titleId: integer({ minimum: 1, examples: [1] }) }),
	/** Where a title can be watched in the reader's country. */
	'mfe-catalogue/WhereToWatch': object({ titleId: integer({ minimum: 1, examples: [1] }) }),
	/** A dialog with a member's followers and followed members; `onChange` is called when their numbers may have changed. */
	'mfe-community/Connections': object({
		username: string({ minLength: 1, examples: ['Duda Ramos'] }),
		side: oneOf(CONNECTION_SIDES),
		onClose: callback,
		onChange: optional(callback),
	}),
	/** The changes of the member's list that wait for a network, in the frame. */
	'mfe-account/PendingChanges': object({}),
	/** The reader's saved views of a list of titles, by its path. */
	'mfe-account/SavedViews': object({ place: oneOf(['/explore', '/mangas']) }),
}

/** The modules that slices expose and that are no widgets. */
export const NO_WIDGETS: readonly string[] = ['routes', 'commands', 'identity']

/** The props of each widget. */
export type Exposes = { [Name in keyof typeof EXPOSES]: Static<(typeof EXPOSES)[Name]> }

/** The address of a widget: `slice/Module`. */
export type ExposedName = keyof Exposes
