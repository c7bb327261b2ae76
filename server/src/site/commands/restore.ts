import { parseArgs } from 'node:util'
import { runCommand, WRONG_USE } from '../../core/commands/runCommand.ts'
import { withSiteData } from '../../core/commands/siteData.ts'
import { FolderInUse } from '../../core/database/folderLock.ts'
import { UnknownMigrations } from '../../core/database/migrate.ts'
import { InvalidSettings, parseSettings } from '../../core/settings.ts'
import { prepareDataFolder } from '../../core/storage/dataFolder.ts'
import { StorageUnavailable } from '../../core/storage/objectStore.ts'
import { openReleaseFiles } from '../../releases/openReleaseFiles.ts'
import { decrypt } from '../backup/encryption.ts'
import { DamagedBackup } from '../backup/format.ts'
import { NoSuchBackup, readFrom } from '../backup/location.ts'
import { NotEmpty, restoreBackup } from '../backup/restoreBackup.ts'

const USAGE = `npm run restore -- --from <file|s3://bucket/key>

Restores a backup to an empty database (DATABASE_URL, or the folder DATA_DIR) and to the files of the site, and checks each
hash, the rows of each table and each file. No server may run on it. BACKUP_IDENTITY is the secret key of an encrypted backup.`

async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { from: { type: 'string' }, help: { type: 'boolean', default: false } },
	})
	const { from } = values
	if (values.help || from === undefined || positionals.length > 0) {
		process.stderr.write(`${USAGE}\n`)
		return values.help ? 0 : WRONG_USE
	}
	const settings = parseSettings(process.env)
	await prepareDataFolder(settings.DATA_DIR)
	const source = await decrypt(await readFrom(from, settings), settings.BACKUP_IDENTITY)
	const { tables, rows, files } = await withSiteData(settings, (data) =>
		restoreBackup(source, { ...data, releases: openReleaseFiles(data.storage, settings) }),
	)
	process.stdout.write(`Restored and checked: ${rows} rows of ${tables} tables, ${files} files.\n`)
	return 0
}

runCommand(main, USAGE, [
	InvalidSettings,
	StorageUnavailable,
	DamagedBackup,
	NoSuchBackup,
	NotEmpty,
	UnknownMigrations,
	FolderInUse,
])
