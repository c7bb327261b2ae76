/** The footer's links within the site, by column. */
export const FOOTER_COLUMNS = {
	discover: {
		title: 'footer.discover',
		links: [
			{ path: '/explore', label: 'header.explore' },
			{ path: '/releases', label: 'footer.releases' },
			{ path: '/episodes', label: 'footer.episodes' },
			{ path: '/movies', label: 'footer.movies' },
			{ path: '/categories', label: 'footer.categories' },
			{ path: '/seasons', label: 'footer.seasons' },
			{ path: '/calendar', label: 'header.calendar' },
		],
	},
	community: {
		title: 'footer.community',
		links: [
			{ path: '/dashboard', label: 'footer.contribute' },
			{ path: '/developers', label: 'footer.developers' },
			{ path: '/data', label: 'footer.data' },
		],
	},
	legal: {
		title: 'footer.legal',
		links: [
			{ path: '/terms', label: 'footer.terms' },
			{ path: '/privacy', label: 'footer.privacy' },
			{ path: '/dmca', label: 'footer.dmca' },
			{ path: '/transparency', label: 'footer.transparency' },
		],
	},
} as const
