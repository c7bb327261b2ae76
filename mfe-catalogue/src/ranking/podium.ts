const PODIUM_SIZE = 3

/** True for the first three ranks, which have larger pictures. */
export function isOnPodium(rank: number): boolean {
	return rank <= PODIUM_SIZE
}

/** A value divided by the greatest one, clamped to 0 to 1; 0 if the greatest is not positive. */
export function shareOf(value: number, greatest: number): number {
	return greatest > 0 ? Math.min(1, Math.max(0, value / greatest)) : 0
}
