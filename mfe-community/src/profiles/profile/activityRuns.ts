import type { Activity } from 'shared-contract'

/** Merges consecutive progress on one title into one activity with a range of episodes or chapters. */
export function activityRuns(items: readonly Activity[]): Activity[] {
	const runs: Activity[] = []
	for (const item of items) {
		const later = runs.at(-1)
		const first = later && firstOf(item, later)
		if (later && first !== undefined) runs[runs.length - 1] = { ...later, first }
		else runs.push(item)
	}
	return runs
}

/** The first number of the run if `earlier` directly precedes `later`, else undefined. */
function firstOf(earlier: Activity, later: Activity): number | undefined {
	const { subject, progress, first = progress } = earlier
	const isRun =
		earlier.event === 'progressed' &&
		(later.event === 'progressed' || later.event === 'finished') &&
		subject.kind === 'title' &&
		later.subject.kind === 'title' &&
		subject.title.id === later.subject.title.id &&
		progress !== null &&
		later.first === progress + 1
	return isRun ? (first ?? undefined) : undefined
}
