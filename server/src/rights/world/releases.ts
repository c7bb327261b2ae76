import { makeBuild, Releaser, tokenFor } from '../../releases/testing.ts'
import type { People } from './people.ts'
import { ABSENT_UUID, type Place, type Site } from './place.ts'

export const SLICE = 'mfe-vitrine'
/** One that begins, one whose files are all there, one that nobody is given yet. */
export const VERSIONS = { fresh: '4.0.0', begun: '3.0.0', published: '2.0.0' }

export const FRESH = makeBuild(SLICE, VERSIONS.fresh)
const BEGUN = makeBuild(SLICE, VERSIONS.begun)
/** A file of the build that has begun. */
export const [[BEGUN_PATH, BEGUN_FILE] = ['', Buffer.alloc(0)]] = [...BEGUN.files]

/** A slice with versions in every state, and tokens that publish: one of the slice, one of another. */
export async function fillReleases(site: Site, { byName, lend }: People): Promise<Record<string, Place>> {
	const { app, db, clock } = site
	const admin = new Releaser(app, byName.admin.headers)
	for (const version of ['1.0.0', '1.1.0']) {
		await admin.publish(makeBuild(SLICE, version))
		await admin.promote(SLICE, version)
	}
	await admin.publish(makeBuild(SLICE, VERSIONS.published))
	await admin.begin(BEGUN)
	for (const [path, bytes] of BEGUN.files) await admin.send(BEGUN, path, bytes)

	lend('its token', await tokenFor(db, SLICE, clock.now))
	lend("another's token", await tokenFor(db, 'mfe-outra', clock.now))
	const { id } = await db.selectFrom('release_token').where('slice', '=', SLICE).select('id').executeTakeFirstOrThrow()
	const absent = '9.9.9'
	return {
		slice: { there: SLICE, absent: 'mfe-nada' },
		'version that begins': { there: VERSIONS.fresh, absent },
		'version that has begun': { there: VERSIONS.begun, absent },
		'release token': { there: id, absent: ABSENT_UUID },
	}
}
