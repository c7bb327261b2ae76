import { ACCOUNT_MIGRATIONS } from '../../../account/migrations/index.ts'
import { ASSISTANT_MIGRATIONS } from '../../../assistant/migrations/index.ts'
import { CATALOGUE_MIGRATIONS } from '../../../catalogue/migrations/index.ts'
import { COMMUNITY_MIGRATIONS } from '../../../community/migrations/index.ts'
import { LIBRARY_MIGRATIONS } from '../../../library/migrations/index.ts'
import { RELEASES_MIGRATIONS } from '../../../releases/migrations/index.ts'
import * as members from './0001_members.ts'
import * as idempotency from './0007_idempotency.ts'
import * as mailSent from './0024_mail_sent.ts'
import * as upgrades from './0030_upgrades.ts'
import * as siteKeys from './0064_site_keys.ts'
import * as memberAge from './0073_member_age.ts'
import * as apps from './0078_apps.ts'
import * as alikeNames from './0081_alike_names.ts'
import type { Migrations } from './schemaMigration.ts'

/**
 * Every step of the schema. Kysely takes them in the order of their names, whichever slice they belong to. A step that has
 * been released is never changed.
 */
export const MIGRATIONS: Migrations = {
	'0001_members': members,
	'0007_idempotency': idempotency,
	'0024_mail_sent': mailSent,
	'0030_upgrades': upgrades,
	'0064_site_keys': siteKeys,
	'0073_member_age': memberAge,
	'0078_apps': apps,
	'0081_alike_names': alikeNames,
	...CATALOGUE_MIGRATIONS,
	...LIBRARY_MIGRATIONS,
	...COMMUNITY_MIGRATIONS,
	...ACCOUNT_MIGRATIONS,
	...ASSISTANT_MIGRATIONS,
	...RELEASES_MIGRATIONS,
}
