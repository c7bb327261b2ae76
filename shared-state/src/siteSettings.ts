import { atom } from 'nanostores'
import { conforms, SiteSettings, siteRoute } from 'shared-contract'
import { call, parseJson } from './client.ts'

/** The public settings of the site. Until they are known the site is not a demo. */
export const $site = atom<SiteSettings>({ demo: false, chatUrl: '', sourceUrl: '' })

/** Reads the settings from the page's JSON block, or fetches them. */
export async function loadSite(): Promise<void> {
	const written = document.getElementById('niouka-site')?.textContent
	const settings: unknown = written ? parseJson(written) : undefined
	if (conforms(SiteSettings, settings)) {
		$site.set(settings)
		return
	}
	const outcome = await call(siteRoute, {})
	if (outcome.state === 'done') $site.set(outcome.answer)
}
