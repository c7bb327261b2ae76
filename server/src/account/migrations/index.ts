import type { Migrations } from '../../core/database/migrations/schemaMigration.ts'
import * as account from './0014_account.ts'
import * as roles from './0016_roles.ts'
import * as mediaServers from './0069_media_servers.ts'
import * as passkeys from './0070_passkeys.ts'

/** The migrations of this slice. Their numbers order them among the migrations of all slices. */
export const ACCOUNT_MIGRATIONS: Migrations = {
	'0014_account': account,
	'0016_roles': roles,
	'0069_media_servers': mediaServers,
	'0070_passkeys': passkeys,
}
