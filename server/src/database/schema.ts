import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '../account/tables.ts'
import type { ApiTables } from '../api/tables.ts'
import type { AssistantTables } from '../assistant/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MessageTables } from '../community/conversation/tables.ts'
import type { FriendTables } from '../community/friend/tables.ts'
import type { GroupTables } from '../community/groupTables.ts'
import type { RelationTables } from '../community/relationTables.ts'
import type { CommunityTables } from '../community/tables.ts'
import type { ReleaseTables } from '../releases/tables.ts'
import type { SiteTables } from '../site/tables.ts'
import type { UploadTables } from '../upload/tables.ts'

/** Every table, by the area that owns it. */
export interface Schema
	extends AccountTables,
		ApiTables,
		AssistantTables,
		CatalogueTables,
		CommunityTables,
		FriendTables,
		GroupTables,
		MessageTables,
		RelationTables,
		ReleaseTables,
		SiteTables,
		UploadTables {}

/** The database, or a transaction in it: what every query takes. */
export type Database = Kysely<Schema> | Transaction<Schema>
