/** The main navigation of the header, in its order. `label` is a translation of the shell. */
export const MAIN_LINKS = [
	{ path: '/explore', label: 'header.explore' },
	{ path: '/mangas', label: 'header.mangas' },
	{ path: '/popular', label: 'header.popular' },
	{ path: '/calendar', label: 'header.calendar' },
	{ path: '/news', label: 'header.news' },
] as const
