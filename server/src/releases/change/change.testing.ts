import type { testSite } from '../../testing/site.testing.ts'
import { Releaser, tokenFor } from '../releases.testing.ts'

let made = 0

/** An unused slice, and a client with its token. */
export async function freshSlice(site: ReturnType<typeof testSite>): Promise<{ one: string; token: Releaser }> {
	const one = `mfe-one-${++made}`
	return { one, token: new Releaser(site.app, await tokenFor(site.db, one, site.context.now())) }
}
