import type { testSite } from '../../testing/site.testing.ts'
import { talkBench, toCome } from '../comment/comment.testing.ts'

/** Before each test Bia writes a spam comment, and there is a moderator. */
export function reportBench(site: ReturnType<typeof testSite>) {
	const bench = talkBench(site)
	const moderator = toCome()
	beforeEach(async () => {
		Object.assign(moderator, await bench.someone('moderator'))
		await bench.post(bench.bia, 'Compre relógios!')
	})
	return { ...bench, moderator }
}
