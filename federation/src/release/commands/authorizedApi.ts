import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { packageFolder } from '../../compile.ts'
import { RefusedError, ReleaseApi } from './ReleaseApi.ts'

/** The token is missing, or not valid for this slice. */
export class TokenError extends Error {}

/**
 * The release token: `NIOUKA_RELEASE_TOKEN`, or on the site's own machine the file that the server wrote.
 * @throws TokenError with the searched places
 */
export async function releaseToken(environment: NodeJS.ProcessEnv): Promise<string> {
	if (environment.NIOUKA_RELEASE_TOKEN) return environment.NIOUKA_RELEASE_TOKEN
	const file = join(resolve(packageFolder('.'), environment.DATA_DIR ?? 'data'), 'federation', 'token')
	try {
		return (await readFile(file, 'utf8')).trim()
	} catch {
		throw new TokenError(
			`no release token: set NIOUKA_RELEASE_TOKEN to a token from an admin, or DATA_DIR on the site's own machine (${file} is missing)`,
		)
	}
}

/**
 * A client of the release endpoints whose token the site accepts for the slice.
 * @throws TokenError if the token is missing or not valid for the slice; SiteError if the site is unreachable
 */
export async function authorizedApi(slice: string, site: string, environment: NodeJS.ProcessEnv): Promise<ReleaseApi> {
	const api = new ReleaseApi(site, await releaseToken(environment))
	try {
		await api.verifyToken(slice)
	} catch (error) {
		const message = error instanceof RefusedError ? TOKEN_ERRORS[error.code] : undefined
		throw message ? new TokenError(message) : error
	}
	return api
}

const TOKEN_ERRORS: Readonly<Record<string, string>> = {
	'auth.required':
		'the site does not know this token: an admin creates one for NIOUKA_RELEASE_TOKEN under /dashboard/releases',
	'request.forbidden':
		'this token is for another slice: an admin creates one per slice for NIOUKA_RELEASE_TOKEN under /dashboard/releases',
}
