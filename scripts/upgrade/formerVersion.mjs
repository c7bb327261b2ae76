import { execFileSync, spawnSync } from 'node:child_process'
import {
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log, ROOT } from '../setup/run.mjs'

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The newest tag `v*` before HEAD, or undefined. */
export function formerTag() {
	const own = new Set(git('tag', '--points-at', 'HEAD').split('\n'))
	const tags = git('tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*').split('\n')
	return tags.find((tag) => tag !== '' && !own.has(tag))
}

/**
 * Checks a version out into a temporary folder and builds its server.
 * @returns its folder, and the function that removes it
 */
export function buildVersion(revision) {
	const parent = mkdtempSync(join(tmpdir(), 'niouka-former-'))
	const folder = join(parent, 'niouka')
	const remove = () => {
		spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT })
		rmSync(parent, { recursive: true, force: true })
	}
	try {
		git('worktree', 'add', '--quiet', '--detach', folder, revision)
		installPackages(folder)
		execIn(folder, process.execPath, 'scripts/build.mjs', 'server')
		return { folder, remove }
	} catch (error) {
		remove()
		throw error
	}
}

function installPackages(folder) {
	const lockOf = (of) => readFileSync(join(of, 'package-lock.json'), 'utf8')
	if (lockOf(folder) !== lockOf(ROOT)) {
		log('its packages are others: installing them…')
		execIn(folder, 'npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
		return
	}
	const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
	for (const name of ['.', ...workspaces]) linkPackages(join(ROOT, name), join(folder, name))
}

/** Links installed packages, but the packages of the repository to those of the other folder. */
function linkPackages(from, to) {
	const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')]
	if (!existsSync(source)) return
	mkdirSync(target, { recursive: true })
	for (const name of readdirSync(source)) {
		const path = join(source, name)
		symlinkSync(lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path, join(target, name))
	}
}

function execIn(folder, command, ...args) {
	execFileSync(command, args, {
		cwd: folder,
		env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
}
