import { GENRES, type Genre } from 'shared-contract'

/** The kinds of features, with their weight beside that of their rarity. */
const KINDS = { genre: 1, tag: 1, studio: 1, staff: 1 } as const
type FeatureKind = keyof typeof KINDS
const ORDER = Object.keys(KINDS) as FeatureKind[]
const FACTORS = Object.values(KINDS)

/** A genre, tag, studio or person of a title, as one number: lists of small integers are compact. */
export type Feature = number

export const featureOf = (kind: FeatureKind, id: number): Feature => id * ORDER.length + ORDER.indexOf(kind)

export const genreFeature = (genre: Genre): Feature => featureOf('genre', GENRES.indexOf(genre))

/** Beyond that, a rarer feature weighs no more: else one name would decide. */
const RARITY_MAX = 6

/** The weight of a feature that `titles` of `all` titles have. */
export function weightOf(feature: Feature, titles: number, all: number): number {
	if (titles === 0) return 0
	const rarity = Math.min(RARITY_MAX, Math.log(1 + all / titles))
	return rarity * (FACTORS[feature % ORDER.length] ?? 0)
}
