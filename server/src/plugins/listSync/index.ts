import type { Plugin } from '../plugin.ts'
import { ARCHIVE_PARTS } from './archiveParts.ts'
import { serveListSync } from './routes.ts'
import { servicesOf } from './services/index.ts'
import { syncDue } from './syncDue.ts'

/** Keeps the lists of members in step with AniList and MyAnimeList. */
export const listSync: Plugin = {
	name: 'listSync',
	isOn: (settings) => servicesOf(settings, () => new Date()).size > 0,
	register(app, context, { deliver }) {
		const services = servicesOf(context.settings, context.now)
		serveListSync(app, context, services)
		deliver({ name: 'listSync', work: (mayGoOn) => syncDue(context, services, mayGoOn) })
	},
	archiveParts: ARCHIVE_PARTS,
	titleReferences: [
		{ table: 'list_sync_entry', column: 'title_id', rule: 'once', unique: ['sync_id'] },
		{ table: 'list_sync_change', column: 'title_id', rule: 'move' },
	],
	async endAccess(db, memberId) {
		await db.updateTable('list_sync').set({ tokens: '', state: 'revoked' }).where('member_id', '=', memberId).execute()
	},
}
