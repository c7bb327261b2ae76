import type { testSite } from '../../testing/site.testing.ts'
import { talkBench, toCome } from '../comment/comment.testing.ts'

/** Before each test Bia has advertised, and there is somebody to moderate that. */
export function reportBench(site: ReturnType<typeof testSite>) {
	const bench = talkBench(site)
	const moderator = toCome()
	beforeEach(async () => {
		Object.assign(moderator, await bench.someone('moderator'))
		await bench.post(bench.bia, 'Compre relógios!')
	})
	return { ...bench, moderator }
}
