import type { SiteSettings } from 'shared-contract'
import { discordApp } from '../account/discord/client.ts'
import { mailer } from '../mail/mailer.ts'
import type { Parts } from '../parts.ts'
import { isDemo } from './demo.ts'

/** What the browser must know of the site. */
export async function siteSettings(parts: Parts): Promise<SiteSettings> {
	const { settings } = parts
	return {
		demo: await isDemo(parts),
		chatUrl: settings.CHAT_URL,
		sourceUrl: settings.SOURCE_URL,
		mail: mailer(settings) !== undefined,
		discord: discordApp(settings) !== undefined,
	}
}
