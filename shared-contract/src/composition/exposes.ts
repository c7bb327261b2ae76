/**
 * The modules that slices lend to others, with the props of the widget that each default-exports. A slice that uses one
 * compiles against this table alone; the slice that lends it is checked against it.
 */
export interface Exposes {
	'mfe-catalogue/TitleCard': { titleId: number }
	'mfe-community/Comments': { subject: 'anime' | 'manga' | 'movie' | 'episode' | 'news'; subjectId: number }
	'mfe-community/Connections': { username: string }
	'mfe-account/SaveButton': { titleId: number }
	'mfe-account/ListTabs': { username: string }
}

/** The address of a widget: `slice/Module`. */
export type ExposedName = keyof Exposes
