import { parseArgs } from 'node:util'
import { runCommand, WRONG_USE } from '../../../core/commands/runCommand.ts'
import { withSiteData } from '../../../core/commands/siteData.ts'
import { FolderInUse } from '../../../core/database/folderLock.ts'
import { InvalidSettings, parseSettings } from '../../../core/settings.ts'
import { StorageUnavailable } from '../../../core/storage/objectStore.ts'
import { writeDump } from '../writeDump.ts'

const USAGE = `npm run dump

Writes an open dump of the catalogue and publishes it at /data, as the server does each night.
Uses DATABASE_URL, or the folder DATA_DIR of a stopped server.`

async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { help: { type: 'boolean', default: false } },
	})
	if (values.help || positionals.length > 0) {
		process.stderr.write(`${USAGE}\n`)
		return values.help ? 0 : WRONG_USE
	}
	const settings = parseSettings(process.env)
	const dump = await withSiteData(settings, (data) => writeDump({ ...data, settings, now: () => new Date() }))
	const titles = dump.files.find(({ name }) => name.startsWith('titles.'))?.rows ?? 0
	process.stdout.write(`The dump ${dump.name} has ${titles} titles in ${dump.files.length} files.\n`)
	return 0
}

runCommand(main, USAGE, [InvalidSettings, StorageUnavailable, FolderInUse])
