import { existsSync } from 'node:fs'
import type { LEAVER } from '../account/settings/deleteAccountTraces.testing.ts'
import type { People } from '../site/rights/fixtures/people.testing.ts'
import type { Place, Site } from '../site/rights/fixtures/place.testing.ts'
import type { TestMember } from '../testing/member.testing.ts'
import { PLUGINS } from './index.ts'

/** What `plugin.testing.ts` of a plugin does for the tests of the whole site. */
export interface PluginSupport {
	/** Puts what `rights.md` of the plugin speaks of into a site. */
	fill?(site: Site, people: People): Promise<Record<string, Place>>
	/** Fills each of its tables for a member who will go. */
	leaveTraces?(site: Site, leaver: TestMember, words: typeof LEAVER): Promise<void>
}

/** The support code of the plugins that have one. */
export async function supportOfPlugins(): Promise<PluginSupport[]> {
	const files = PLUGINS.map(({ name }) => new URL(`./${name}/plugin.testing.ts`, import.meta.url))
	return Promise.all(files.filter((file) => existsSync(file)).map((file) => import(file.href)))
}
