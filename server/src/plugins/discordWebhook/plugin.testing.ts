import type { PluginSupport } from '../support.testing.ts'

/** The private group of the table of rights posts on Discord. */
export const fill: PluginSupport['fill'] = async ({ db, clock }) => {
	const { id: group_id } = await db
		.selectFrom('community_group')
		.where('is_public', '=', false)
		.select('id')
		.executeTakeFirstOrThrow()
	const at = { next_at: clock.now, hour_from: clock.now }
	await db
		.insertInto('discord_webhook')
		.values({ group_id, address: '', locale: 'pt', said: '{}', ...at })
		.execute()
	return {}
}
