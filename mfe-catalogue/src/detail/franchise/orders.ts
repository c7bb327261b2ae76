import type { Franchise, FranchiseWork, TitleCard } from 'shared-contract'

/** A part of the order of the story: a storyline, or the works that stand alone. */
export type Section =
	| { kind: 'story'; title: TitleCard | undefined; works: readonly FranchiseWork[] }
	| { kind: 'single'; works: readonly FranchiseWork[] }

/** The storylines, each named by its first series, and then the works that stand alone, by release. */
export function sectionsOf(franchise: Franchise): Section[] {
	const stories = franchise.storylines.filter(({ length }) => length > 1)
	const places = new Map(franchise.releaseOrder.map((id, index) => [id, index]))
	const place = ({ title }: FranchiseWork) => places.get(title.id) ?? 0
	const single = franchise.storylines
		.filter(({ length }) => length === 1)
		.flat()
		.sort((one, other) => place(one) - place(other))
	return [
		...stories.map((works): Section => ({ kind: 'story', title: namesake(works, place), works })),
		...(single.length > 0 ? [{ kind: 'single' as const, works: single }] : []),
	]
}

/** The works in the order of their release. */
export function inReleaseOrder({ storylines, releaseOrder }: Franchise): FranchiseWork[] {
	const works = new Map(storylines.flat().map((work) => [work.title.id, work]))
	return releaseOrder.flatMap((id) => works.get(id) ?? [])
}

/** The series of a storyline that was released first: a prequel or a special seldom has the name of its story. */
function namesake(works: readonly FranchiseWork[], place: (work: FranchiseWork) => number): TitleCard | undefined {
	const main = works.filter(({ role }) => role === 'main').sort((one, other) => place(one) - place(other))
	return (main.find(({ title }) => title.format === 'TV') ?? main[0])?.title
}
