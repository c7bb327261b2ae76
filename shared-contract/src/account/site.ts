import { route } from '../route.ts'
import { boolean, object, optional, type Static, string } from '../schema.ts'

/** What the browser must know of the site before it shows anything; the server writes it into the page. */
export const SiteSettings = object({
	/** A visitor may try everything as the sample user; nothing of it is stored. */
	demo: boolean(),
	/** The community chat and the source repository, for the footer. */
	chatUrl: string(),
	sourceUrl: string(),
	/** Whether the site sends mail; left out, it does not. */
	mail: optional(boolean()),
	/** Whether one can sign in with Discord; left out, one cannot. */
	discord: optional(boolean()),
})
export type SiteSettings = Static<typeof SiteSettings>

export const siteRoute = route('GET', '/api/site', {
	summary: 'The public settings of the site',
	tag: 'site',
	answer: SiteSettings,
})
