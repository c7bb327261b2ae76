import type { Migrations } from '../../core/database/migrations/schemaMigration.ts'
import * as catalogue from './0002_catalogue.ts'
import * as episodeVotes from './0004_episode_votes.ts'
import * as calendar from './0005_calendar.ts'
import * as undoneRevisions from './0006_undone_revisions.ts'
import * as trending from './0026_trending.ts'
import * as wholeTitles from './0031_whole_titles.ts'
import * as codesOfRoles from './0032_codes_of_roles.ts'
import * as entityVersions from './0033_entity_versions.ts'
import * as calendarTruth from './0034_calendar.ts'
import * as romajiTitles from './0036_romaji_titles.ts'
import * as titleNeighbors from './0037_title_neighbors.ts'
import * as proposalNotification from './0039_proposal_notification.ts'
import * as heldArticles from './0072_held_articles.ts'
import * as adultTitles from './0074_adult_titles.ts'
import * as premiereDays from './0085_premiere_days.ts'

/** The steps of this slice's schema. Their numbers order them among the steps of all slices. */
export const CATALOGUE_MIGRATIONS: Migrations = {
	'0002_catalogue': catalogue,
	'0004_episode_votes': episodeVotes,
	'0005_calendar': calendar,
	'0006_undone_revisions': undoneRevisions,
	'0026_trending': trending,
	'0031_whole_titles': wholeTitles,
	'0032_codes_of_roles': codesOfRoles,
	'0033_entity_versions': entityVersions,
	'0034_calendar': calendarTruth,
	'0036_romaji_titles': romajiTitles,
	'0037_title_neighbors': titleNeighbors,
	'0039_proposal_notification': proposalNotification,
	'0072_held_articles': heldArticles,
	'0074_adult_titles': adultTitles,
	'0085_premiere_days': premiereDays,
}
