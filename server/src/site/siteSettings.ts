import type { SiteSettings } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { isDemo } from '../core/identity/demo.ts'
import { mailer } from '../core/mail/mailer.ts'
import { pluginsOn } from '../plugins/index.ts'
import { isWorkerOn } from './host/serviceWorker.ts'

/** The settings that the browser needs. */
export async function siteSettings(context: AppContext): Promise<SiteSettings> {
	const { settings } = context
	const plugins = pluginsOn(settings).map(({ name }) => name)
	return {
		demo: await isDemo(context),
		chatUrl: settings.CHAT_URL ?? '',
		sourceUrl: settings.SOURCE_URL,
		mail: mailer(settings) !== undefined,
		discord: plugins.includes('discordSignIn'),
		plugins,
		worker: isWorkerOn(settings),
	}
}
