/** Prefixes under which the server has no pages. */
export const NO_PAGES =
	/^\/(\.well-known|api|art|calendar\/[^/]+\.ics|developers\/(assets|reference)|dumps|embed|feeds|locales|mal|oauth|og|pictures|preview|r|s|sitemaps|unsubscribe|uploads)\b/

/** Prefixes of the files of shell and slices, and of pictures. */
export const ASSETS = /^\/(art|pictures|r|s)\//

/** `MEMBER_HEADER` of the contract, whose module would no longer be one with the shell's first script. */
export const MEMBER_HEADER = 'x-niouka-member'

/** What a reader may read without a network, as last read: the paths of routes of the contract. */
export const OFFLINE_READS = [
	'/api/auth/session',
	'/api/calendar',
	'/api/continue',
	'/api/home',
	'/api/list',
	'/api/list/:titleId',
	'/api/lists/:listId',
	'/api/profiles/:username/lists',
	'/api/saved',
	'/api/site',
	'/api/titles/:id',
	'/api/titles/:id/seasons/:number/episodes',
	'/api/titles/:id/watch-order',
] as const

const PATTERNS = [...OFFLINE_READS, '/locales/:file'].map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))

/** True for the path of something that may be read without a network. */
export function isOfflinePath(path: string): boolean {
	return PATTERNS.some((pattern) => pattern.test(path))
}
