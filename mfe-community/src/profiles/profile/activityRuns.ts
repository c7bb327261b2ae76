import { joinRuns } from 'shared-composition/runs'
import type { Activity, FollowedActivity } from 'shared-contract'

/** An activity, with its member where the list has several. */
export type ShownActivity = Activity & Partial<Pick<FollowedActivity, 'user'>>

/** Merges consecutive progress on one title into one activity with a range of episodes or chapters. */
export function activityRuns(items: readonly ShownActivity[]): ShownActivity[] {
	const runs: ShownActivity[] = []
	for (const item of items) {
		const later = runs.at(-1)
		const first = later && firstOf(item, later)
		if (later && first !== undefined) runs[runs.length - 1] = { ...later, first }
		else runs.push(item)
	}
	return runs
}

/** Neighbours that one member did alike, with the key of their common words. */
export function alikeRuns(items: readonly ShownActivity[]) {
	return joinRuns(items, (item) => [`${runKey(item)} ${item.user?.name}`]).map(({ key, items }) => ({
		textKey: key === undefined ? undefined : runKey(items[0]),
		items,
	}))
}

function runKey({ event, subject }: Activity) {
	if (event !== 'scored') return `activity.run.${event}` as const
	return subject.kind === 'episode' ? ('activity.run.scored.episode' as const) : ('activity.run.scored.title' as const)
}

/** The first number of the run if `earlier` directly precedes `later`, else undefined. */
function firstOf(earlier: ShownActivity, later: ShownActivity): number | undefined {
	const { subject, progress, first = progress } = earlier
	const isRun =
		earlier.event === 'progressed' &&
		(later.event === 'progressed' || later.event === 'finished') &&
		earlier.user?.name === later.user?.name &&
		subject.kind === 'title' &&
		later.subject.kind === 'title' &&
		subject.title.id === later.subject.title.id &&
		progress !== null &&
		later.first === progress + 1
	return isRun ? (first ?? undefined) : undefined
}
