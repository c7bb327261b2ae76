// Apart from the routes of the dashboard, which needs no schema of a build.
import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { array, object, oneOf, string, unknown } from '../schema.ts'
import { ReleasePath, ReleaseVersion, SliceName, SliceRelease } from './release.ts'
import { RELEASE_STATES, ReleaseSummary } from './releaseRoutes.ts'
import { SourceMap } from './sourceMap.ts'

const ReleaseParams = object({ slice: SliceName, version: ReleaseVersion })

export const beginReleaseRoute = route('POST', '/api/releases/:slice/:version', {
	session: 'orReleaseToken',
	summary: 'Begins a release, or goes on with it: names the files that are still to be sent',
	tag: 'site',
	params: ReleaseParams,
	body: SliceRelease,
	answer: object({ state: oneOf(RELEASE_STATES), missing: array(string()) }),
})

export const sendReleaseFileRoute = route('PUT', '/api/releases/:slice/:version/file', {
	session: 'orReleaseToken',
	summary: 'Sends a file of a release that has begun: its bytes are the body, as application/octet-stream',
	tag: 'site',
	params: ReleaseParams,
	query: object({ path: ReleasePath }),
	body: unknown(),
	answer: Done,
})

export const finishReleaseRoute = route('POST', '/api/releases/:slice/:version/finish', {
	session: 'orReleaseToken',
	summary: 'Publishes a release whose files are all there. It is served from then on, and not live yet',
	tag: 'site',
	params: ReleaseParams,
	answer: ReleaseSummary,
})

export const sourceMapRoute = route('GET', '/api/releases/:slice/:version/map', {
	session: 'orReleaseToken',
	summary: 'The source map of a script of a published version, without the text of the sources',
	tag: 'site',
	params: ReleaseParams,
	query: object({ path: ReleasePath }),
	answer: SourceMap,
})
