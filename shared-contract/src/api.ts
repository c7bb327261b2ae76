import * as recovery from './account/recovery.ts'
import * as account from './account/session.ts'
import * as site from './account/site.ts'
import * as calendar from './catalogue/calendar.ts'
import * as episodeList from './catalogue/episodeList.ts'
import * as episodePage from './catalogue/episodePage.ts'
import * as home from './catalogue/home.ts'
import * as listing from './catalogue/listing.ts'
import * as news from './catalogue/news.ts'
import * as revision from './catalogue/revision.ts'
import * as search from './catalogue/search.ts'
import * as titlePage from './catalogue/titlePage.ts'
import * as vote from './catalogue/vote.ts'
import * as notification from './community/notification.ts'
import * as registry from './composition/registry.ts'
import type { Route } from './route.ts'

/** Every endpoint of the site: what the server must serve and `/api/openapi.json` documents. */
export const ROUTES: readonly Route[] = [
	account,
	recovery,
	site,
	calendar,
	home,
	listing,
	news,
	revision,
	search,
	titlePage,
	episodeList,
	episodePage,
	vote,
	notification,
	registry,
].flatMap((module) => Object.values(module).filter(isRoute))

function isRoute(value: unknown): value is Route {
	return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value
}
