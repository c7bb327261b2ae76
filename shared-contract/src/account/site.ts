import { route } from '../route.ts'
import { array, boolean, object, optional, type Static, string } from '../schema.ts'

/** The site's public settings, which the server writes into the page. */
export const SiteSettings = object({
	/** A demo: a visitor acts as the sample member, and nothing is stored. */
	demo: boolean(),
	/** The community chat and the source repository, for the footer. */
	chatUrl: string(),
	sourceUrl: string(),
	/** True if the site sends mail. */
	mail: optional(boolean()),
	/** True if the site offers sign-in with Discord. */
	discord: optional(boolean()),
	/** The names of the plugins that the server runs. */
	plugins: optional(array(string())),
	/** True if pages register the service worker. */
	worker: optional(boolean()),
})
export type SiteSettings = Static<typeof SiteSettings>

export const siteRoute = route('GET', '/api/site', {
	summary: 'The public settings of the site',
	tag: 'site',
	answer: SiteSettings,
})
