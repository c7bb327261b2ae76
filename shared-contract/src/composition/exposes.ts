import type { ConnectionSide } from '../community/follow.ts'

/**
 * The modules that slices lend to others, with the props of the widget that each default-exports. A slice that uses one
 * compiles against this table alone; the slice that lends it is checked against it.
 */
export interface Exposes {
	'mfe-catalogue/TitleCard': { titleId: number }
	'mfe-community/Comments': { subject: 'anime' | 'manga' | 'movie' | 'episode' | 'news'; subjectId: number }
	/** Who follows a member and whom they follow, in a dialog; `onChange` where a number on the page may have changed. */
	'mfe-community/Connections': {
		username: string
		side: ConnectionSide
		onClose: () => void
		onChange?: () => void
	}
	'mfe-account/SaveButton': { titleId: number }
	/** One of the lists of a member, with its own tabs; `isOwn` lets whoever looks at it change it. */
	'mfe-account/ListTabs': { username: string; list: 'anime' | 'manga' | 'favorites'; isOwn?: boolean }
}

/** The address of a widget: `slice/Module`. */
export type ExposedName = keyof Exposes
