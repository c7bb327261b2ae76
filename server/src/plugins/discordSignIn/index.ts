import type { Plugin } from '../plugin.ts'
import { discordApp } from './client.ts'
import { serveDiscord } from './routes.ts'

/** The sign-in with Discord. */
export const discordSignIn: Plugin = {
	name: 'discordSignIn',
	isOn: (settings) => discordApp(settings) !== undefined,
	register: serveDiscord,
	linkedAccount: (db, memberId) =>
		db
			.selectFrom('discord_account')
			.where('member_id', '=', memberId)
			.select(['discord_id as id', 'name'])
			.executeTakeFirst(),
}
