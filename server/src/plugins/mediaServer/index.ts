import { sql } from 'kysely'
import type { Plugin } from '../plugin.ts'
import { ARCHIVE_PARTS } from './archiveParts.ts'
import { serveMediaServers } from './routes.ts'

/** Media servers, which advance the lists of their members. */
export const mediaServer: Plugin = {
	name: 'mediaServer',
	register: serveMediaServers,
	archiveParts: ARCHIVE_PARTS,
	titleReferences: [
		{ table: 'media_server_event', column: 'title_id', rule: 'move' },
		{ table: 'media_series', column: 'title_id', rule: 'move' },
	],
	async endAccess(db, memberId) {
		// The servers stay listed; their member makes other addresses. No token has a hash of this form.
		await sql`update media_server set token_hash = gen_random_uuid()::text where member_id = ${memberId}`.execute(db)
	},
}
