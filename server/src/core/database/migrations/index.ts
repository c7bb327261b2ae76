import * as account from '../../../account/migrations/0005_account.ts'
import * as mediaServers from '../../../account/migrations/0008_media_servers.ts'
import * as discord from '../../../account/migrations/0009_discord.ts'
import * as homeLayout from '../../../account/migrations/0012_home_layout.ts'
import * as listSync from '../../../account/migrations/0027_list_sync.ts'
import * as assistant from '../../../assistant/migrations/0006_assistant.ts'
import * as proposals from '../../../assistant/migrations/0038_proposals.ts'
import * as catalogue from '../../../catalogue/migrations/0002_catalogue.ts'
import * as sources from '../../../catalogue/migrations/0015_sources.ts'
import * as confirmations from '../../../catalogue/migrations/0016_confirmations.ts'
import * as namedAiring from '../../../catalogue/migrations/0017_named_airing.ts'
import * as noDrawnFaces from '../../../catalogue/migrations/0018_no_drawn_faces.ts'
import * as textDrafts from '../../../catalogue/migrations/0020_text_drafts.ts'
import * as drives from '../../../catalogue/migrations/0021_drives.ts'
import * as scoreScales from '../../../catalogue/migrations/0026_score_scales.ts'
import * as mergedTitles from '../../../catalogue/migrations/0037_merged_titles.ts'
import * as heldVotes from '../../../catalogue/migrations/0039_held_votes.ts'
import * as filler from '../../../catalogue/migrations/0040_filler.ts'
import * as community from '../../../community/migrations/0004_community.ts'
import * as mentions from '../../../community/migrations/0024_mentions.ts'
import * as together from '../../../community/migrations/0025_together.ts'
import * as sequels from '../../../community/migrations/0028_sequels.ts'
import * as groupBans from '../../../community/migrations/0029_group_bans.ts'
import * as threads from '../../../community/migrations/0031_threads.ts'
import * as messagePictures from '../../../community/migrations/0032_message_pictures.ts'
import * as plansElsewhere from '../../../community/migrations/0033_plans_elsewhere.ts'
import * as listComments from '../../../community/migrations/0034_list_comments.ts'
import * as groupLog from '../../../community/migrations/0041_group_log.ts'
import * as library from '../../../library/migrations/0003_library.ts'
import * as sharedLists from '../../../library/migrations/0030_shared_lists.ts'
import * as entryTags from '../../../library/migrations/0035_entry_tags.ts'
import * as savedViews from '../../../library/migrations/0036_saved_views.ts'
import * as releases from '../../../releases/migrations/0007_releases.ts'
import * as moduleReports from '../../../releases/migrations/0010_module_reports.ts'
import * as failureFrames from '../../../releases/migrations/0011_failure_frames.ts'
import * as releaseFlags from '../../../releases/migrations/0013_release_flags.ts'
import * as histograms from '../../../releases/migrations/0014_histograms.ts'
import * as core from './0001_core.ts'
import type { Migrations } from './schemaMigration.ts'

/** Every migration. Kysely takes them in the order of their numbers, of which each stands for one migration of the repository. */
export const MIGRATIONS: Migrations = {
	'0001_core': core,
	'0002_catalogue': catalogue,
	'0003_library': library,
	'0004_community': community,
	'0005_account': account,
	'0006_assistant': assistant,
	'0007_releases': releases,
	'0008_media_servers': mediaServers,
	'0009_discord': discord,
	'0010_module_reports': moduleReports,
	'0011_failure_frames': failureFrames,
	'0012_home_layout': homeLayout,
	'0013_release_flags': releaseFlags,
	'0014_histograms': histograms,
	'0015_sources': sources,
	'0017_named_airing': namedAiring,
	'0018_no_drawn_faces': noDrawnFaces,
	'0020_text_drafts': textDrafts,
	'0021_drives': drives,
	'0016_confirmations': confirmations,
	'0024_mentions': mentions,
	'0026_score_scales': scoreScales,
	'0027_list_sync': listSync,
	'0025_together': together,
	'0028_sequels': sequels,
	'0029_group_bans': groupBans,
	'0030_shared_lists': sharedLists,
	'0031_threads': threads,
	'0032_message_pictures': messagePictures,
	'0033_plans_elsewhere': plansElsewhere,
	'0034_list_comments': listComments,
	'0035_entry_tags': entryTags,
	'0036_saved_views': savedViews,
	'0037_merged_titles': mergedTitles,
	'0038_proposals': proposals,
	'0039_held_votes': heldVotes,
	'0040_filler': filler,
	'0041_group_log': groupLog,
}
