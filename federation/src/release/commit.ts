import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { packageFolder } from '../compile.ts'

const run = promisify(execFile)

/** The checked-out commit, with a `+` if files have changed; null outside a clone. */
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
