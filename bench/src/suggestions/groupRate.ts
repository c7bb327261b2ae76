import { groupBy } from 'server/src/core/groupBy.ts'
import { combineTastes, worthToAll } from 'server/src/library/suggestion/groupTaste.ts'
import { type Neighbor, neighborsOf } from 'server/src/library/suggestion/neighbors.ts'
import { rank } from 'server/src/library/suggestion/rank.ts'
import { type TastedEntry, tasteOf } from 'server/src/library/suggestion/taste.ts'
import { repetitions } from '../options.ts'
import { report } from '../report.ts'

const GROUPS = repetitions(2000, 100)
const SIZES = [2, 3]
const SHOWN = 3
/** A user with fewer ratings is in no group, but counts as a neighbour. */
const RATINGS_MIN = 30
/** Titles that all of a group rated and that are left out; with fewer, any order is right. */
const LEFT_OUT_MIN = 6
/** The titles that a member's suggestions start from, as on the site. */
const SEEDS = 30
/** The least score that counts as liked, if a user's mean is lower. */
const LIKED = 7
/** The ratings of the mean that a title's score begins with. */
const PRIOR = 20

type User = ReadonlyMap<number, number>

/**
 * Draws groups of users, leaves a third of all titles out of their lists, and orders those of them that all of a group rated: by
 * the site's worth to all, by the mean of single suggestions, by popularity. Prints the share of the first three that all rated
 * with their mean or better. The users of groups are no neighbours.
 */
export function measureGroups(users: readonly TastedEntry[][]): void {
	const isTest = (user: TastedEntry[], place: number) => place % 5 === 0 && user.length >= RATINGS_MIN
	const tested = users.filter(isTest)
	const others = users.filter((user, place) => !isTest(user, place))
	const neighbors = new Map<number, readonly Neighbor[]>()
	for (const { titleId, neighbors: found } of neighborsOf(others.map(tasteOf))) neighbors.set(titleId, found)
	const { count, rating } = scoresOf(others)
	const rows = SIZES.map((size) => {
		const liked = { site: 0, single: 0, popular: 0 }
		let shown = 0
		for (let group = 0; group < GROUPS; group++) {
			const members = Array.from({ length: size }, (_, place) => tested[hash(group, place) % tested.length] ?? [])
			if (new Set(members).size < size) continue
			const isLeftOut = (titleId: number) => hash(group, titleId) % 3 === 0
			const lists = members.map((entries): User => new Map(entries.map(({ titleId, score }) => [titleId, score ?? 0])))
			const common = [...(lists[0]?.keys() ?? [])].filter((id) => isLeftOut(id) && lists.every((list) => list.has(id)))
			if (common.length < LEFT_OUT_MIN) continue
			const suits = combineTastes(
				members.map((entries) => {
					const known = tasteOf(entries.filter(({ titleId }) => !isLeftOut(titleId)))
					const seeds = known.filter(({ weight }) => weight >= 1).toSorted((one, other) => other.weight - one.weight)
					return rank(seeds.slice(0, SEEDS), (id) => neighbors.get(id) ?? [])
				}),
			)
			const worths = {
				site: (id: number) => worthToAll(rating(id), suits.get(id) ?? 0),
				single: (id: number) => suits.get(id) ?? 0,
				popular: count,
			}
			const least = lists.map((list) => Math.max(LIKED, mean([...list.values()])))
			const isLiked = (id: number) => lists.every((list, place) => (list.get(id) ?? 0) >= (least[place] ?? 0))
			shown += SHOWN
			for (const [name, worth] of Object.entries(worths)) {
				const first = common.toSorted((one, other) => worth(other) - worth(one)).slice(0, SHOWN)
				liked[name as keyof typeof liked] += first.filter(isLiked).length
			}
		}
		const shares = [liked.site, liked.single, liked.popular].map((each) => (each / shown).toFixed(3))
		return [`${size} users`, String(shown / SHOWN), ...shares]
	})
	report(
		`Choosing together, share of the first ${SHOWN} that all rated high`,
		['', 'groups', 'site', 'mean of single suggestions', 'popularity'],
		rows,
	)
}

function scoresOf(users: readonly TastedEntry[][]) {
	const scores = groupBy(users.flat(), ({ titleId }) => titleId)
	const prior = mean(users.flat().map(({ score }) => score ?? 0))
	return {
		count: (id: number) => scores.get(id)?.length ?? 0,
		rating: (id: number) => {
			const own = scores.get(id) ?? []
			return (own.reduce((sum, { score }) => sum + (score ?? 0), 0) + prior * PRIOR) / (own.length + PRIOR)
		},
	}
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
}

/** The same number for the same two, by Knuth's multiplicative hash. */
function hash(one: number, other: number): number {
	return Math.imul(Math.imul(one + 1, 7919) + other * 31, 2_654_435_761) >>> 8
}
