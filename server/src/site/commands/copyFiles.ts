import { parseArgs } from 'node:util'
import { CommandError, runCommand, WRONG_USE } from '../../core/commands/runCommand.ts'
import { InvalidSettings, parseSettings, type Settings } from '../../core/settings.ts'
import { folderStore } from '../../core/storage/folderStore.ts'
import { StorageUnavailable } from '../../core/storage/objectStore.ts'
import { openStorage } from '../../core/storage/openStorage.ts'
import { openReleaseFiles } from '../../releases/openReleaseFiles.ts'
import { copySiteFiles, DamagedCopy, type SiteFiles } from './copySiteFiles.ts'

const USAGE = `npm run copy-files -- <to-bucket|to-folder>

Copies uploads, releases and former builds of the shell from the folder DATA_DIR to the bucket S3_BUCKET, or back, and
compares the hash of each copy. The site may run. If the command is interrupted, run it again: it goes on where it was.`

async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { help: { type: 'boolean', default: false } },
	})
	const [direction, ...more] = positionals
	const isKnown = direction === 'to-bucket' || direction === 'to-folder'
	if (values.help || !isKnown || more.length > 0) {
		process.stderr.write(`${USAGE}\n`)
		return values.help ? 0 : WRONG_USE
	}
	const settings = parseSettings(process.env)
	if (settings.S3_BUCKET === undefined)
		throw new CommandError('S3_BUCKET is not set: there is no bucket to copy to or from')
	const [folder, bucket] = [inFolder(settings), inBucket(settings)]
	const { copied, present } = await (direction === 'to-bucket'
		? copySiteFiles(folder, bucket)
		: copySiteFiles(bucket, folder))
	process.stdout.write(`${copied} files were copied, ${present} were there.\n`)
	return 0
}

function inFolder(settings: Settings): SiteFiles {
	const storage = folderStore(settings.DATA_DIR)
	return { storage, releases: openReleaseFiles(storage, settings) }
}

function inBucket(settings: Settings): SiteFiles {
	const storage = openStorage(settings)
	return { storage, releases: openReleaseFiles(storage, settings) }
}

runCommand(main, USAGE, [InvalidSettings, StorageUnavailable, DamagedCopy])
