import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from '../account/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { GroupTables } from '../community/groupTables.ts'
import type { CommunityTables } from '../community/tables.ts'
import type { SiteTables } from '../site/tables.ts'

/** Every table, by the area that owns it. */
export interface Schema extends AccountTables, CatalogueTables, CommunityTables, GroupTables, SiteTables {}

/** The database, or a transaction in it: what every query takes. */
export type Database = Kysely<Schema> | Transaction<Schema>
