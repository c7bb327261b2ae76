import type { TestMember } from '../../testing/member.testing.ts'
import type { testSite } from '../../testing/site.testing.ts'
import { relationBench } from '../relation.testing.ts'

/** Helpers for tests of activity. */
export function activityBench(site: ReturnType<typeof testSite>) {
	const bench = relationBench(site)
	return {
		...bench,
		later(ms = 1000) {
			site.clock.now = new Date(site.clock.now.getTime() + ms)
		},
		activity(of: TestMember, by?: TestMember, after?: string) {
			const query = after ? `?after=${encodeURIComponent(after)}` : ''
			return bench.read(`profiles/${encodeURIComponent(of.username)}/activity${query}`, by)
		},
		/** A page of activities in a few words each. */
		told: (page: { items: { event: string; subject: { kind: string } }[] }) =>
			page.items.map(({ event, subject }) => `${event} ${subject.kind}`),
	}
}
