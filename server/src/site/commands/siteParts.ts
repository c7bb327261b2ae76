import { withSiteData } from '../../core/commands/siteData.ts'
import type { Settings } from '../../core/settings.ts'
import { openReleaseFiles } from '../../releases/openReleaseFiles.ts'
import type { SiteParts } from '../backup/writeBackup.ts'

/** Opens the data of a site for a command as `withSiteData` does, with the files of releases. @throws FolderInUse when a server runs on the data folder */
export function withSiteParts<Result>(
	settings: Settings,
	work: (parts: SiteParts) => Promise<Result>,
): Promise<Result> {
	return withSiteData(settings, (data) => work({ ...data, releases: openReleaseFiles(data.storage, settings) }))
}
