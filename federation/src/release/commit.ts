import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packageFolder } from '../compile.ts'

const run = promisify(execFile)

/** The commit that the repository stands at, with a `+` where files have changed since; nothing where it is no clone. */
export async function currentCommit(): Promise<string | null> {
	try {
		const options = { cwd: packageFolder('.') }
		const [head, changes] = await Promise.all([
			run('git', ['rev-parse', 'HEAD'], options),
			run('git', ['status', '--porcelain', '--untracked-files=no'], options),
		])
		return head.stdout.trim() + (changes.stdout.trim() === '' ? '' : '+')
	} catch {
		return null
	}
}
