import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AccountTables } from '../../account/tables.ts'
import type { AssistantTables } from '../../assistant/tables.ts'
import type { CatalogueTables } from '../../catalogue/tables/catalogueTables.ts'
import type { CommunityTables } from '../../community/tables.ts'
import type { LibraryTables } from '../../library/tables.ts'
import type { ReleaseTables } from '../../releases/tables.ts'
import type { HttpTables } from '../http/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { VisibilityTables } from '../identity/visibility/tables.ts'
import type { JobTables } from '../jobs/tables.ts'
import type { KeyTables } from '../keys/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { UploadTables } from '../upload/tables.ts'

/** All tables: those of the core and of each slice. */
export interface Schema
	extends HttpTables,
		IdentityTables,
		JobTables,
		KeyTables,
		MailTables,
		UploadTables,
		VisibilityTables,
		AccountTables,
		AssistantTables,
		CatalogueTables,
		CommunityTables,
		LibraryTables,
		ReleaseTables {}

/** The database or a transaction. */
export type Database = Kysely<Schema> | Transaction<Schema>

/** Some columns of a table, as a statement reads them. */
export type Columns<Table extends keyof Schema, Name extends keyof Selectable<Schema[Table]>> = Pick<
	Selectable<Schema[Table]>,
	Name
>
