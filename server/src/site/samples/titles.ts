import { artworkPath } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { SampleTitle } from 'shared-samples'
import { foldName, sortName } from '../../catalogue/fold.ts'
import { meanScore, popularity, renown, weightedRating } from '../../catalogue/rating.ts'
import { raiseVersion } from '../../catalogue/recordChanges.ts'
import { continueIds, insertRows, type NewRow } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { known } from './keys.ts'

/** Writes the sample titles with their names, genres, votes, links and relations. */
export async function seedTitles(
	db: Database,
	titles: readonly SampleTitle[],
	members: ReadonlyMap<string, string>,
	now: Date,
) {
	const version = await raiseVersion(db)
	const ids = new Map(titles.map(({ key, id }) => [key, id]))
	await insertRows(
		db,
		'title',
		titles.map((title) => titleRow(title, known(members, title.postedBy), version)),
	)
	await continueIds(db, 'title')
	await insertRows(
		db,
		'title_synopsis',
		titles.map(({ id, synopsis, postedBy }) => ({
			title_id: id,
			language: 'pt-BR',
			text: synopsis,
			author_id: known(members, postedBy),
		})),
	)
	await insertRows(db, 'title_name', titles.flatMap(nameRows))
	await insertRows(
		db,
		'title_genre',
		titles.flatMap(({ id, genres }) => genres.map((genre, position) => ({ title_id: id, position, genre }))),
	)
	await insertRows(
		db,
		'title_score',
		titles.flatMap(({ id, votes }) => votes.map((count, index) => ({ title_id: id, score: index + 1, votes: count }))),
	)
	await insertRows(
		db,
		'external_link',
		titles.flatMap(({ id, links }) => links.map((link, position) => ({ title_id: id, position, ...link }))),
	)
	await insertRows(
		db,
		'title_relation',
		titles.flatMap(({ id, relations }) =>
			relations.map(({ to, kind }, position) => ({ title_id: id, position, kind, target_id: known(ids, to) })),
		),
	)
	await insertRows(db, 'title_picture', titles.flatMap(pictureRows))
	await insertRows(
		db,
		'featured',
		titles.flatMap(({ id, featured }) => (featured === null ? [] : [{ position: featured, title_id: id }])),
	)
	await insertRows(
		db,
		'revision',
		titles.flatMap((title) => revisionRows(title, members, now)),
	)
	return ids
}

/**
 * The revision history of a title: most were created with their romanized name and the beginning of their synopsis; other
 * members added the rest.
 */
function revisionRows(
	{ id, names, synopsis, postedBy, addedAt }: SampleTitle,
	members: ReadonlyMap<string, string>,
	now: Date,
): NewRow<'revision'>[] {
	const others = [...members.keys()].filter((key) => key !== postedBy)
	const author = (step: number) => known(members, others[(id * 3 + step) % others.length] ?? postedBy)
	const beginning = synopsis.split(/(?<=[.!?…]) /, 1)[0] ?? synopsis
	const isRenamed = id % 3 !== 0 && names.romaji !== '' && names.romaji !== names.pt
	const isCompleted = id % 4 !== 1 && beginning !== synopsis
	const at = (days: number) => new Date(Math.min(Date.parse(addedAt) + days * DAY_MS, now.getTime()))
	const subject = { entity: 'title' as const, entity_id: id }
	const made = {
		...subject,
		member_id: known(members, postedBy),
		made_at: at(0),
		before: null,
		after: { title: isRenamed ? names.romaji : names.pt },
	}
	const renamed = {
		...subject,
		member_id: author(0),
		made_at: at(1 + (id % 5) / 4),
		before: { title: names.romaji },
		after: { title: names.pt },
	}
	const completed = {
		...subject,
		member_id: author(1),
		made_at: at(6 + (id % 7) / 3),
		before: { synopsis: beginning },
		after: { synopsis },
	}
	return [made, ...(isRenamed ? [renamed] : []), ...(isCompleted ? [completed] : [])]
}

function titleRow(title: SampleTitle, member: string, version: number): NewRow<'title'> {
	const votes = title.votes.reduce((sum, count) => sum + count, 0)
	const rating = meanScore(title.votes)
	const weighted = weightedRating(rating, votes)
	const chapters = title.volumes.reduce((sum, volume) => sum + volume.chapters.length, 0)
	return {
		id: title.id,
		kind: title.kind,
		format: title.format,
		status: title.status,
		title: title.names.pt,
		english_title: title.names.en || null,
		native_title: title.names.native || null,
		romaji_title: title.names.romaji || null,
		sort_title: sortName(title.names.pt),
		year: title.year,
		started: title.started,
		ended: title.ended,
		minutes: title.minutes,
		episode_count: title.episodeCount,
		chapter_count: chapters || null,
		volume_count: title.volumes.length || null,
		color: title.color.toLowerCase(),
		rating,
		votes,
		weighted_rating: weighted,
		popularity: popularity(weighted, votes),
		renown: renown(votes),
		views: title.views,
		likes: title.likes,
		added_at: new Date(title.addedAt),
		posted_by: member,
		information: title.information,
		is_sample: true,
		version,
	}
}

/** Featured titles and longer manga have a second poster and two more banners, which the site draws. */
function pictureRows({ id, featured, volumes }: SampleTitle): NewRow<'title_picture'>[] {
	if (featured === null && volumes.length < 3) return []
	const drawings = [
		['poster', 2],
		['banner', 2],
		['banner', 3],
	] as const
	return drawings.map(([kind, number], position) => ({
		title_id: id,
		kind,
		position,
		url: artworkPath(kind, `${id}-${number}`),
	}))
}

function nameRows({ id, names }: SampleTitle): NewRow<'title_name'>[] {
	const all = [
		['pt-BR', names.pt],
		['en', names.en],
		['romaji', names.romaji],
		['native', names.native],
		...names.synonyms.map((name) => ['synonym', name]),
	] as const
	const seen = new Set<string>()
	const kept = all.filter(([, name = '']) => name.trim() !== '' && !seen.has(name) && seen.add(name))
	return kept.map(([language = 'synonym', name = ''], position) => ({
		title_id: id,
		position,
		language,
		name,
		folded: foldName(name),
	}))
}
