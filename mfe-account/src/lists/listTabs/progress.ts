/** The progress as a share from 0 to 1; 0 if the total is unknown or zero. */
export function progressShare(current: number, total: number | null): number {
	return total === null || total <= 0 ? 0 : Math.min(1, Math.max(0, current / total))
}

/** The progress as text: `3 / 12`, or `3 / ?` if the total is unknown. */
export function progressText(current: number, total: number | null): string {
	return `${current} / ${total ?? '?'}`
}

/** The share, from 0 to 1, of the episodes seen so far among those that are no filler. `fillers` are numbers of episodes. */
export function shareWithoutFillers(current: number, total: number, fillers: readonly number[]): number {
	const upTo = (last: number) => last - fillers.filter((number) => number <= last).length
	return progressShare(upTo(current), upTo(total))
}
