/** The texts of replies without the model, in one language. Works appear as references. */
export interface Phrases {
	greeting: string
	thanks: string
	help: string
	/** Before the titles that were found for a name. */
	found: (query: string) => string
	nothingFound: (query: string) => string
	recommended: (wish: string) => string
	nothingToRecommend: (wish: string) => string
	/** The kind in a recommendation: "anime", "filmes". */
	what: Record<'any' | 'anime' | 'movie' | 'manga', string>
	wish: {
		without: (genres: string) => string
		minScore: (score: string) => string
		joined: (what: string, rest: string[]) => string
	}
	airs: Record<'today' | 'tomorrow' | 'week', string>
	nothingAirs: Record<'today' | 'tomorrow' | 'week', string>
	episode: (number: number) => string
	andMore: (count: number) => string
	related: (title: string) => string
	alike: (title: string) => string
	nothingAlike: (title: string) => string
	unknownTitle: (title: string) => string
	details: {
		episodes: (count: number) => string
		chapters: (count: number) => string
		noVotes: string
		whereToWatch: (names: string) => string
		otherwise: string
	}
	ownList: (count: number) => string
	emptyList: string
	listNotAllowed: string
	/** What came of a wished change of the list. */
	change: Record<'proposed' | 'unchanged' | 'beyond' | 'notListed', (title: string) => string>
	/** To a visitor of a demo, whose list is a sample. */
	changeNeedsAccount: string
	/** What to watch or read after a title. */
	next: (title: string, next: string) => string
	nothingNext: (title: string) => string
}
