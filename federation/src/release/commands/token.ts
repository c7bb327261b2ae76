import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { room } from '../../compile.ts'

/** Nobody gave a token. */
export class TokenError extends Error {}

/**
 * The token that publishing needs: `NIOUKA_RELEASE_TOKEN`, or on the site's own machine the one that the server wrote.
 * @throws TokenError with where it was looked for
 */
export async function releaseToken(environment: NodeJS.ProcessEnv): Promise<string> {
	if (environment.NIOUKA_RELEASE_TOKEN) return environment.NIOUKA_RELEASE_TOKEN
	const file = join(resolve(room('.'), environment.DATA_DIR ?? 'data'), 'federation', 'token')
	try {
		return (await readFile(file, 'utf8')).trim()
	} catch {
		throw new TokenError(
			`no release token: set NIOUKA_RELEASE_TOKEN to one that an admin made, or on the site's own machine DATA_DIR (${file} is not there)`,
		)
	}
}
