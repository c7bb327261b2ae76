import type { Franchise, FranchiseWork, TitleCard } from 'shared-contract'
import type { WorkState } from './franchiseProgress.ts'

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

/** The kinds of works that a franchise is counted by. */
export const WORK_GROUPS = ['TV', 'Movie', 'OVA', 'manga'] as const

/** The number of works of each kind, without those that there are none of. */
export function groupsOf({ storylines }: Franchise) {
	const works = storylines.flat()
	const groupOf = ({ title }: FranchiseWork) => (title.kind === 'manga' ? 'manga' : title.format)
	return WORK_GROUPS.flatMap((group) => {
		const count = works.filter((work) => groupOf(work) === group).length
		return count > 0 ? [{ group, count }] : []
	})
}

/**
 * What a reader watches next: what they are watching, or the first main work of its story that came out after those that they have
 * seen. Undefined for who has seen none.
 */
export function nextWork(franchise: Franchise, stateOf: (id: number) => WorkState): FranchiseWork | undefined {
	const isMain = ({ role, title }: FranchiseWork) =>
		role === 'main' && title.kind === 'anime' && title.status !== 'not_released'
	const works = inReleaseOrder(franchise).filter(isMain)
	const watching = works.find(({ title }) => stateOf(title.id) === 'watching')
	const last = works.findLast(({ title }) => stateOf(title.id) === 'seen')
	const story = franchise.storylines.find((line) => last && line.includes(last)) ?? []
	const after = works.slice(last ? works.indexOf(last) + 1 : works.length)
	return watching ?? after.find((work) => story.includes(work))
}

/** The series of a storyline that was released first: a prequel or a special seldom has the name of its story. */
function namesake(works: readonly FranchiseWork[], place: (work: FranchiseWork) => number): TitleCard | undefined {
	const main = works.filter(({ role }) => role === 'main').sort((one, other) => place(one) - place(other))
	return (main.find(({ title }) => title.format === 'TV') ?? main[0])?.title
}
