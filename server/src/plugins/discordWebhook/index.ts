import type { Plugin } from '../plugin.ts'
import { postDue } from './postDue.ts'
import { serveDiscordWebhooks } from './routes.ts'

/** Posts the plans of groups in channels on Discord. */
export const discordWebhook: Plugin = {
	name: 'discordWebhook',
	isOn: ({ DISCORD_WEBHOOK_SECRET }) => DISCORD_WEBHOOK_SECRET !== undefined,
	register(app, context, { deliver }) {
		const { DISCORD_WEBHOOK_SECRET: secret = '' } = context.settings
		serveDiscordWebhooks(app, context, secret)
		deliver({ name: 'discordWebhook', work: (mayGoOn) => postDue(context, secret, mayGoOn) })
	},
}
