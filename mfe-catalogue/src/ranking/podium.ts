const PODIUM = 3

/** The first three have larger pictures. */
export function isOnPodium(rank: number): boolean {
	return rank <= PODIUM
}

/** A number as its share of the greatest, from 0 to 1; 0 where nothing is greater than 0. */
export function shareOf(value: number, greatest: number): number {
	return greatest > 0 ? Math.min(1, Math.max(0, value / greatest)) : 0
}
