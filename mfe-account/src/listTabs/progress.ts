/** How far somebody is, as a share from 0 to 1; 0 where the whole is unknown or nothing. */
export function progressShare(current: number, total: number | null): number {
	return total === null || total <= 0 ? 0 : Math.min(1, Math.max(0, current / total))
}

/** `3 / 12`; the whole of what is still going on is `?`. */
export function progressText(current: number, total: number | null): string {
	return `${current} / ${total ?? '?'}`
}
