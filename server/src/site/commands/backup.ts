import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { CommandError, runCommand, WRONG_USE } from '../../core/commands/runCommand.ts'
import { withSiteData } from '../../core/commands/siteData.ts'
import { FolderInUse } from '../../core/database/folderLock.ts'
import { InvalidSettings, parseSettings, type Settings } from '../../core/settings.ts'
import { StorageUnavailable } from '../../core/storage/objectStore.ts'
import { releaseFolders } from '../../releases/folders.ts'
import { openReleaseFiles } from '../../releases/openReleaseFiles.ts'
import { encrypt } from '../backup/encryption.ts'
import { DamagedBackup } from '../backup/format.ts'
import { readFrom, writeTo } from '../backup/location.ts'
import { checkBackup } from '../backup/readBackup.ts'
import { fromWeb } from '../backup/webStreams.ts'
import { NoSite, writeBackup } from '../backup/writeBackup.ts'

const USAGE = `npm run backup -- --to <file|s3://bucket/key>

Writes the database, the uploads and the releases of a running or stopped site to one file, and reads it back to check it.
Uses DATABASE_URL, or the folder DATA_DIR; the server that runs on that folder is asked at http://127.0.0.1:PORT.
With BACKUP_RECIPIENT (age1…) the file is encrypted, and cannot be read back here.`

async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
	})
	const { to } = values
	if (values.help || to === undefined || positionals.length > 0) {
		process.stderr.write(`${USAGE}\n`)
		return values.help ? 0 : WRONG_USE
	}
	const settings = parseSettings(process.env)
	const recipient = settings.BACKUP_RECIPIENT
	const write = async (stream: Readable) =>
		writeTo(to, recipient === undefined ? stream : await encrypt(stream, recipient), settings)
	try {
		await withSiteData(settings, async (data) =>
			write(await writeBackup({ ...data, releases: openReleaseFiles(data.storage, settings) }, new Date())),
		)
	} catch (error) {
		if (!(error instanceof FolderInUse)) throw error
		await write(await askServer(settings))
	}
	if (recipient !== undefined) {
		process.stdout.write(
			`The backup is in ${to}, encrypted. Restore it somewhere now and then to know that it is good.\n`,
		)
		return 0
	}
	const { tables, rows, files } = await checkBackup(await readFrom(to, settings))
	process.stdout.write(`The backup is in ${to}: ${rows} rows of ${tables} tables, ${files} files.\n`)
	return 0
}

/** The backup of the server that runs on the data folder. */
async function askServer(settings: Settings): Promise<Readable> {
	const address = `http://127.0.0.1:${settings.PORT}`
	const token = (await readFile(releaseFolders(settings).tokenFile, 'utf8')).trim()
	const answer = await fetch(`${address}/backup`, { headers: { authorization: `Bearer ${token}` } }).catch((error) => {
		throw new CommandError(`the server of ${settings.DATA_DIR} does not answer at ${address}: set PORT to its port`, {
			cause: error,
		})
	})
	if (!answer.ok || !answer.body)
		throw new CommandError(
			`${address} runs on another data folder than ${settings.DATA_DIR}: set PORT (${answer.status})`,
		)
	return fromWeb(answer.body)
}

runCommand(main, USAGE, [InvalidSettings, StorageUnavailable, DamagedBackup, NoSite])
