import { SERIES } from '../../community/comment/comment.testing.ts'
import { ABSENT_NUMBER } from '../../site/rights/fixtures/place.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import type { PluginSupport } from '../support.testing.ts'

type Site = ReturnType<typeof testSite>

/** A connection with an entry that is gone here, and a change. */
async function plant({ db, clock }: Site, member_id: string, word: string): Promise<void> {
	const { id: sync_id } = await db
		.insertInto('list_sync')
		.values({
			...{ member_id, service: 'anilist', account_id: word, account_name: word, tokens: word },
			...{ expires_at: clock.now, next_at: clock.now },
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	const entry = { sync_id, title_id: SERIES }
	await db
		.insertInto('list_sync_entry')
		.values({
			...entry,
			foreign_id: '1',
			here: '{"status":"planned"}',
			there: '{"status":"planned"}',
			gone_from: 'here',
		})
		.execute()
	await db
		.insertInto('list_sync_change')
		.values({ ...entry, changed_at: clock.now, side: 'there', result: 'done', is_new: true, fields: '[]' })
		.execute()
}

/** A connection of the owner, whose sync asks about a title. */
export const fill: PluginSupport['fill'] = async (site, { byName }) => {
	await plant(site, byName.owner.id, 'bia_ani')
	return {
		'connected service': { there: 'anilist', absent: 'mal' },
		'asked title': { there: String(SERIES), absent: ABSENT_NUMBER },
	}
}

export const leaveTraces: PluginSupport['leaveTraces'] = (site, leaver, { word }) => plant(site, leaver.id, word)
