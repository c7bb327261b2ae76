import type { PluginSupport } from '../support.testing.ts'

export const leaveTraces: PluginSupport['leaveTraces'] = async ({ db, clock }, { id: member_id }, { name }) => {
	await db.insertInto('discord_account').values({ discord_id: '77', member_id, name, linked_at: clock.now }).execute()
}
