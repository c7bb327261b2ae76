import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { packageFolder } from '../../compile.ts'
import { RefusedError, ReleaseApi } from './ReleaseApi.ts'

/** Nobody gave a token, or one that the site does not take for this slice. */
export class TokenError extends Error {}

/**
 * The token that publishing needs: `NIOUKA_RELEASE_TOKEN`, or on the site's own machine the one that the server wrote.
 * @throws TokenError with where it was looked for
 */
export async function releaseToken(environment: NodeJS.ProcessEnv): Promise<string> {
	if (environment.NIOUKA_RELEASE_TOKEN) return environment.NIOUKA_RELEASE_TOKEN
	const file = join(resolve(packageFolder('.'), environment.DATA_DIR ?? 'data'), 'federation', 'token')
	try {
		return (await readFile(file, 'utf8')).trim()
	} catch {
		throw new TokenError(
			`no release token: set NIOUKA_RELEASE_TOKEN to one that an admin made, or on the site's own machine DATA_DIR (${file} is not there)`,
		)
	}
}

/**
 * The endpoints of a site for whoever may release a slice there.
 * @throws TokenError where there is no token, or the site does not take it for this slice; SiteError where there is no site
 */
export async function releaserOf(slice: string, site: string, environment: NodeJS.ProcessEnv): Promise<ReleaseApi> {
	const api = new ReleaseApi(site, await releaseToken(environment))
	try {
		await api.introduce(slice)
	} catch (error) {
		const words = error instanceof RefusedError ? UNFIT[error.code] : undefined
		throw words ? new TokenError(words) : error
	}
	return api
}

const UNFIT: Readonly<Record<string, string>> = {
	'auth.required':
		'the site does not know this token, or no longer: an admin makes one for NIOUKA_RELEASE_TOKEN under /dashboard/releases',
	'request.forbidden':
		'this token is for another slice: an admin makes one for each, for NIOUKA_RELEASE_TOKEN, under /dashboard/releases',
}
