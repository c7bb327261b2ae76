import type { Migration } from 'kysely'
import * as lists from '../../account/list/migration.ts'
import * as roles from '../../account/role/migration.ts'
import * as accountSettings from '../../account/settings/migration.ts'
import * as importJournal from '../../account/transfer/journalMigration.ts'
import * as listImports from '../../account/transfer/migration.ts'
import * as idempotency from '../../api/idempotencyMigration.ts'
import * as assistant from '../../assistant/migration.ts'
import * as calendar from '../../catalogue/calendar/migration.ts'
import * as episodeVotes from '../../catalogue/episodeVoteMigration.ts'
import * as catalogue from '../../catalogue/migration.ts'
import * as undoneRevisions from '../../catalogue/revision/migration.ts'
import * as trending from '../../catalogue/trending/migration.ts'
import * as actors from '../../community/actorMigration.ts'
import * as comments from '../../community/comment/migration.ts'
import * as messages from '../../community/messageMigration.ts'
import * as groups from '../../community/migration.ts'
import * as toldShowings from '../../community/newRelease/migration.ts'
import * as notifications from '../../community/notificationMigration.ts'
import * as notificationRemoval from '../../community/notificationRemovalMigration.ts'
import * as relations from '../../community/relationMigration.ts'
import * as reportedVersions from '../../community/report/migration.ts'
import * as mailSent from '../../mail/migration.ts'
import * as releaseVoices from '../../releases/fare/voiceMigration.ts'
import * as releaseWatch from '../../releases/fare/watchMigration.ts'
import * as releases from '../../releases/migration.ts'
import * as members from './0001_members.ts'

/** Every step of the schema, in the order of its name. A step that has been released is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
	'0001_members': members,
	'0002_catalogue': catalogue,
	'0003_groups': groups,
	'0004_episode_votes': episodeVotes,
	'0005_calendar': calendar,
	'0006_undone_revisions': undoneRevisions,
	'0007_idempotency': idempotency,
	'0008_relations': relations,
	'0009_comments': comments,
	'0010_messages': messages,
	'0011_assistant': assistant,
	'0012_notification_preferences': notifications,
	'0013_lists': lists,
	'0014_account': accountSettings,
	'0015_list_imports': listImports,
	'0016_roles': roles,
	'0017_notification_removal': notificationRemoval,
	'0019_releases': releases,
	'0020_import_journal': importJournal,
	'0021_actors': actors,
	'0022_release_voices': releaseVoices,
	'0023_reported_versions': reportedVersions,
	'0024_mail_sent': mailSent,
	'0025_told_showings': toldShowings,
	'0026_trending': trending,
	'0027_release_watch': releaseWatch,
}
