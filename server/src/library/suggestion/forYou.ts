import { FOR_YOU_TITLES, type SuggestionReason, scoreFields, type TitleSuggestion, wholeScore } from 'shared-contract'
import { type Catalogue, popularThisSeason, readCards, type Similarity, similarTo } from '../../catalogue/public.ts'
import type { CommunityReads } from '../communityReads.ts'
import { readSeeds, type Seed } from './ownTaste.ts'
import { rank } from './rank.ts'
import { suitableTitles } from './suitable.ts'

/** Candidates that are looked at more closely. */
const CANDIDATES = 150
/** Suggestions for the same reason: a list of one flavour is no choice. */
const PER_REASON = 2
/** Of these some are on the member's list already. */
const CANDIDATES_PER_REASON = 10
/** The value of what a member recommends, and what each vote adds; a good neighbour has about one. */
const RECOMMENDED = 1
const PER_VOTE = 0.1
/** The value of what is in fashion among followed members, for each of them. */
const PER_FOLLOWED = 0.3

interface Reasoned {
	id: number
	value: number
	reason: SuggestionReason
}

/** What a member may want to see next, the best first, each with its reason. */
export async function suggestTitles(
	catalogue: Catalogue & Similarity,
	community: CommunityReads,
	memberId: string,
	now: Date,
): Promise<TitleSuggestion[]> {
	const { db, pictures } = catalogue
	const seeds = await readSeeds(db, memberId)
	const found = seeds.length === 0 ? [] : await reasoned(catalogue, community, { memberId, seeds, now })
	const popular = await popularThisSeason(catalogue, now)
	const season = popular.map((id): Reasoned => ({ id, value: 0, reason: { kind: 'season' } }))
	const chosen = [...varied(found, CANDIDATES_PER_REASON).slice(0, CANDIDATES), ...season]
	const suitable = new Set(
		await suitableTitles(
			db,
			memberId,
			chosen.map(({ id }) => id),
		),
	)
	const shown = varied(
		chosen.filter(({ id }) => suitable.has(id)),
		PER_REASON,
	).slice(0, FOR_YOU_TITLES)
	const { cards } = await readCards(
		db,
		shown.map(({ id }) => id),
		pictures,
	)
	const cardOf = new Map(cards.map(({ card }) => [card.id, card]))
	return shown.flatMap(({ id, reason }) => {
		const title = cardOf.get(id)
		return title ? [{ title, reason }] : []
	})
}

async function reasoned(
	catalogue: Catalogue & Similarity,
	community: CommunityReads,
	{ memberId, seeds, now }: { memberId: string; seeds: readonly Seed[]; now: Date },
): Promise<Reasoned[]> {
	const { db } = catalogue
	const seedOf = new Map(seeds.map((seed) => [seed.titleId, seed]))
	const neighbors = await similarTo(catalogue, [...seedOf.keys()])
	const found = rank(seeds, (titleId) => neighbors.get(titleId) ?? []).flatMap(
		({ id, value, becauseOf }): Reasoned[] => {
			const seed = seedOf.get(becauseOf)
			return seed ? [{ id, value, reason: reasonOf(seed) }] : []
		},
	)
	for (const { id, titleId, by, votes } of await community.recommendedFor(db, memberId, [...seedOf.keys()])) {
		const seed = seedOf.get(titleId)
		if (!seed) continue
		const value = RECOMMENDED + PER_VOTE * votes
		found.push({ id, value, reason: { kind: 'recommended', title: seed.title, by } })
	}
	for (const { id, members } of await community.begunByFollowed(db, memberId, now)) {
		found.push({ id, value: PER_FOLLOWED * members, reason: { kind: 'following', members } })
	}
	return found.sort((one, other) => other.value - one.value || one.id - other.id)
}

function reasonOf({ title, score }: Seed): SuggestionReason {
	return score === null
		? { kind: 'seen', title }
		: { kind: 'score', title, ...scoreFields(score), score: wholeScore(score) }
}

/** Each title once, with its best reason, and no more than `most` of one reason; what is popular fills the rest. */
function varied(found: readonly Reasoned[], most: number): Reasoned[] {
	const perReason = new Map<string | number, number>()
	const seen = new Set<number>()
	return found.filter(({ id, reason }) => {
		if (seen.has(id)) return false
		seen.add(id)
		if (reason.kind === 'season') return true
		const key = 'title' in reason ? reason.title.id : reason.kind
		const count = (perReason.get(key) ?? 0) + 1
		perReason.set(key, count)
		return count <= most
	})
}
