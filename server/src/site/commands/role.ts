import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { conforms, ROLES, type Role } from 'shared-contract'
import { oneOf } from 'shared-contract/schema'
import { giveRole, NoSuchMember } from '../../account/role/giveRole.ts'
import { CommandError, runCommand, WRONG_USE } from '../../core/commands/runCommand.ts'
import { openDatabase } from '../../core/database/connection.ts'
import { FolderInUse } from '../../core/database/folderLock.ts'
import { UnknownMigrations } from '../../core/database/migrate.ts'
import { bringUpToDate, FormerServes } from '../../core/database/upgrade.ts'
import { Problem } from '../../core/problem.ts'
import { InvalidSettings, parseSettings } from '../../core/settings.ts'

const USAGE = `npm run role -- <username> <${ROLES.join('|')}>

Gives a member a role, for example the first admin. The member must have registered on the site.
Uses DATABASE_URL, or the folder DATA_DIR of a stopped server.`

const Known = oneOf(ROLES)

async function main(): Promise<number> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { help: { type: 'boolean', default: false } },
	})
	const [username, role, ...more] = positionals
	if (values.help || username === undefined || more.length > 0 || !isRole(role)) {
		process.stderr.write(`${USAGE}\n`)
		return values.help ? 0 : WRONG_USE
	}
	const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } = parseSettings(process.env)
	if (databaseUrl === undefined && !existsSync(join(dataFolder, 'database'))) throw new NoSite(dataFolder)
	const connection = await openDatabase({
		databaseUrl,
		dataFolder,
		onLost: (error) => {
			throw error
		},
	})
	try {
		await bringUpToDate(connection)
		process.stdout.write(`${await giveRole(connection.db, { username, role, now: new Date() })}\n`)
	} finally {
		await connection.close()
	}
	return 0
}

/** The folder contains no site: `DATA_DIR` is wrong, or the server has never run. */
class NoSite extends CommandError {
	constructor(folder: string) {
		super(`there is no site in ${folder}: set DATA_DIR to its folder, or start the server once`)
	}
}

function isRole(word: string | undefined): word is Role {
	return conforms(Known, word)
}

/** An error that the operator can mend, as a `CommandError` with the way to mend it. */
function explain(error: unknown): unknown {
	if (error instanceof FolderInUse)
		return new CommandError(`${error.message}\nStop the server first, then run this again.`, { cause: error })
	if (error instanceof Problem && error.code === 'role.lastAdmin')
		return new CommandError('This is the only admin: make another member an admin first.', { cause: error })
	return error
}

const explained = () =>
	main().catch((error: unknown) => {
		throw explain(error)
	})

runCommand(explained, USAGE, [InvalidSettings, NoSuchMember, UnknownMigrations, FormerServes])
