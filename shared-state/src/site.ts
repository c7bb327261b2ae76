import { atom } from 'nanostores'
import { conforms, SiteSettings, siteRoute } from 'shared-contract'
import { call } from './client.ts'

/** The public settings of the site. Until they are known it is taken for no demo, which stores nothing by mistake. */
export const $site = atom<SiteSettings>({ demo: false, chatUrl: '', sourceUrl: '' })

/** Reads the settings that the server wrote into the page, or asks for them where it did not. */
export async function loadSite(): Promise<void> {
	const written = document.getElementById('niouka-site')?.textContent
	const settings: unknown = written ? safely(written) : undefined
	if (conforms(SiteSettings, settings)) {
		$site.set(settings)
		return
	}
	const outcome = await call(siteRoute, {})
	if (outcome.state === 'done') $site.set(outcome.answer)
}

function safely(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return undefined
	}
}
