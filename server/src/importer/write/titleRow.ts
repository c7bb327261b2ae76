import { sortName } from '../../catalogue/fold.ts'
import { combine, type HeldVotes, renown, type ScoreSources } from '../../catalogue/rating.ts'
import type { NewRow } from '../../core/database/insertRows.ts'
import type { Source, TitleDraft } from '../draft.ts'

/** What this site knows of a title beside the draft: the votes of our members, and how many people list it at another source. */
export type OwnOpinions = Pick<ScoreSources, 'ownVotes' | 'ownSum'> & HeldVotes & { members: number }

interface Surroundings {
	id: number
	source: Source
	version: number
	own: OwnOpinions
	now: Date
}

/** Converts a draft to a row of `title`. */
export function titleRow(draft: TitleDraft, { id, source, version, own, now }: Surroundings): NewRow<'title'> {
	const named = (language: string) => draft.names.find((name) => name.language === language)?.name ?? null
	const title = draft.names[0]?.name ?? ''
	const { members, heldVotes, heldSum, ...votes } = own
	const opinions = { sourceRating: draft.rating, sourceVotes: draft.votes, sourceWeight: draft.weight, ...votes }
	return {
		id,
		kind: draft.kind,
		format: draft.format,
		status: draft.status,
		title,
		english_title: named('en'),
		native_title: named('native'),
		sort_title: sortName(title),
		year: draft.year,
		season: draft.season,
		started: draft.started,
		ended: draft.ended,
		minutes: draft.minutes,
		episode_count: draft.episodes,
		chapter_count: draft.chapters,
		volume_count: draft.volumes,
		color: draft.color,
		poster_url: draft.posterUrl,
		banner_url: draft.bannerUrl,
		source_rating: draft.rating,
		source_votes: draft.votes,
		source_weight: draft.weight,
		members: draft.members || members,
		...combine(opinions, { heldVotes, heldSum }),
		renown: Math.max(draft.renown, renown(members)),
		information: draft.information,
		source: source.name,
		licence: source.licence,
		source_key: draft.key,
		version,
		is_adult: draft.isAdult,
		removed_at: draft.isAdult ? now : null,
	}
}
