import type { SampleTitle } from 'shared-samples'
import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { episodeKey, known } from './keys.ts'

/** Writes seasons with episodes and volumes with chapters; returns the episodes' ids. */
export async function seedParts(
	db: Database,
	titles: readonly SampleTitle[],
	members: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
	await seedVolumes(db, titles, members)
	const seasons = titles.flatMap((title) =>
		title.seasons.map((season, index) => ({ title, season, number: index + 1 })),
	)
	const seasonIds = await reserveIds(db, 'season', seasons.length)
	await insertRows(
		db,
		'season',
		seasons.map(({ title, season, number }, place) => ({
			id: seasonIds[place] ?? 0,
			title_id: title.id,
			number,
			title: season.title,
		})),
	)
	const episodes = seasons.flatMap(({ title, season, number }, place) =>
		season.episodes.map((episode, index) => ({
			title,
			season: number,
			seasonId: seasonIds[place] ?? 0,
			episode,
			index,
		})),
	)
	const episodeIds = await reserveIds(db, 'episode', episodes.length)
	await insertRows(
		db,
		'episode',
		episodes.map(({ title, seasonId, episode, index }, place) => ({
			id: episodeIds[place] ?? 0,
			title_id: title.id,
			season_id: seasonId,
			kind: 'regular' as const,
			number: index + 1,
			label: String(index + 1),
			title: episode.title,
			description: episode.description,
			minutes: episode.minutes,
			aired: episode.aired,
			added_by: known(members, title.postedBy),
			added_at: new Date(episode.aired),
			...reactionsTo(title, index),
		})),
	)
	return new Map(
		episodes.map(({ title, season, index }, place) => [
			episodeKey(title.key, season, index + 1),
			episodeIds[place] ?? 0,
		]),
	)
}

/** Reactions decrease with each episode; the share of dislikes is that of the title's low scores. */
function reactionsTo({ votes }: SampleTitle, index: number): { likes: number; dislikes: number } {
	const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
	const share = 1 / (8 + 3 * Math.sqrt(index))
	const swing = 1 + (((index * 7) % 5) - 2) / 20
	return {
		likes: Math.round(sum(votes.slice(6)) * share * swing),
		dislikes: Math.round(sum(votes.slice(0, 5)) * share),
	}
}

async function seedVolumes(db: Database, titles: readonly SampleTitle[], members: ReadonlyMap<string, string>) {
	const volumes = titles.flatMap((title) =>
		title.volumes.map((volume, index) => ({ title, volume, number: index + 1 })),
	)
	const ids = await reserveIds(db, 'volume', volumes.length)
	await insertRows(
		db,
		'volume',
		volumes.map(({ title, volume, number }, place) => ({
			id: ids[place] ?? 0,
			title_id: title.id,
			number,
			title: volume.title,
		})),
	)
	const chaptersSoFar = new Map<number, number>()
	await insertRows(
		db,
		'chapter',
		volumes.flatMap(({ title, volume }, place) =>
			volume.chapters.map((chapter) => {
				const number = (chaptersSoFar.get(title.id) ?? 0) + 1
				chaptersSoFar.set(title.id, number)
				return {
					title_id: title.id,
					volume_id: ids[place] ?? 0,
					number,
					title: chapter.title,
					released: chapter.released,
					added_by: known(members, title.postedBy),
					added_at: new Date(chapter.released),
				}
			}),
		),
	)
}
