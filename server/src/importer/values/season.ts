import type { Season } from '../../catalogue/tables/title.ts'

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'fall']

export function seasonOf(raw: string | null): Season | null {
	const word = raw?.trim().toLowerCase().split(' ', 1)[0]
	return SEASONS.find((season) => season === word) ?? null
}
