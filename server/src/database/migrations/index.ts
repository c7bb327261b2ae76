import type { Migration } from 'kysely'
import * as calendar from '../../catalogue/calendar/migration.ts'
import * as episodeVotes from '../../catalogue/episodeVoteMigration.ts'
import * as catalogue from '../../catalogue/migration.ts'
import * as undoneRevisions from '../../catalogue/revision/migration.ts'
import * as groups from '../../community/migration.ts'
import * as members from './0001_members.ts'

/** Every step of the schema, in the order of its name. A step that has been released is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
	'0001_members': members,
	'0002_catalogue': catalogue,
	'0003_groups': groups,
	'0004_episode_votes': episodeVotes,
	'0005_calendar': calendar,
	'0006_undone_revisions': undoneRevisions,
}
