import type { Migrations } from '../../core/database/migrations/schemaMigration.ts'
import * as releases from './0019_releases.ts'
import * as releaseVoices from './0022_release_voices.ts'
import * as releaseWatch from './0027_release_watch.ts'
import * as releaseReporters from './0028_release_reporters.ts'

/** The steps of this slice's schema. Their numbers order them among the steps of all slices. */
export const RELEASES_MIGRATIONS: Migrations = {
	'0019_releases': releases,
	'0022_release_voices': releaseVoices,
	'0027_release_watch': releaseWatch,
	'0028_release_reporters': releaseReporters,
}
