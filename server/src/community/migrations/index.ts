import type { Migrations } from '../../core/database/migrations/schemaMigration.ts'
import * as groups from './0003_groups.ts'
import * as relations from './0008_relations.ts'
import * as comments from './0009_comments.ts'
import * as messages from './0010_messages.ts'
import * as notificationPreferences from './0012_notification_preferences.ts'
import * as notificationRemoval from './0017_notification_removal.ts'
import * as actors from './0021_actors.ts'
import * as reportedVersions from './0023_reported_versions.ts'
import * as toldShowings from './0025_told_showings.ts'
import * as recommendations from './0038_recommendations.ts'
import * as reviews from './0061_reviews.ts'
import * as watchGroups from './0063_watch_groups.ts'
import * as push from './0064_push.ts'
import * as channelPolls from './0067_channel_polls.ts'
import * as letter from './0068_letter.ts'
import * as reports from './0071_reports.ts'
import * as messagesFrom from './0073_messages_from.ts'
import * as memberZone from './0085_member_zone.ts'

/** The migrations of this slice. Their numbers order them among the migrations of all slices. */
export const COMMUNITY_MIGRATIONS: Migrations = {
	'0003_groups': groups,
	'0008_relations': relations,
	'0009_comments': comments,
	'0010_messages': messages,
	'0012_notification_preferences': notificationPreferences,
	'0017_notification_removal': notificationRemoval,
	'0021_actors': actors,
	'0023_reported_versions': reportedVersions,
	'0025_told_showings': toldShowings,
	'0038_recommendations': recommendations,
	'0061_reviews': reviews,
	'0063_watch_groups': watchGroups,
	'0064_push': push,
	'0067_channel_polls': channelPolls,
	'0068_letter': letter,
	'0071_reports': reports,
	'0073_messages_from': messagesFrom,
	'0085_member_zone': memberZone,
}
