import type { SiteSettings } from 'shared-contract'
import { discordApp } from '../account/discord/client.ts'
import type { AppContext } from '../core/appContext.ts'
import { isDemo } from '../core/identity/demo.ts'
import { mailer } from '../core/mail/mailer.ts'
import { pluginsOn } from '../plugins/index.ts'
import { isWorkerOn } from './host/serviceWorker.ts'

/** The settings that the browser needs. */
export async function siteSettings(context: AppContext): Promise<SiteSettings> {
	const { settings } = context
	return {
		demo: await isDemo(context),
		chatUrl: settings.CHAT_URL ?? '',
		sourceUrl: settings.SOURCE_URL,
		mail: mailer(settings) !== undefined,
		discord: discordApp(settings) !== undefined,
		plugins: pluginsOn(settings).map(({ name }) => name),
		worker: isWorkerOn(settings),
	}
}
