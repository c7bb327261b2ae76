import type { DraftedEntity } from 'shared-contract'
import { type Catalogue, readEpisodePage, readTitlePage } from '../../catalogue/public.ts'
import { roleText } from '../../core/language/translations.ts'

const PEOPLE = 8
const TAGS = 20
const RELATED = 6

/**
 * What the catalogue knows of a title or an episode, for a draft. No synopsis is among it: its licence is rarely known, and a
 * translation of it would not be ours to publish.
 *
 * @throws Problem 404 if it does not exist.
 */
export async function draftFacts(
	{ db, pictures }: Catalogue,
	{ entity, id }: { entity: DraftedEntity; id: number },
): Promise<Record<string, unknown>> {
	if (entity === 'episode') {
		const { anime, seasonNumber, title, number, releaseDate } = await readEpisodePage(db, pictures, id)
		return {
			work: anime.title,
			originalName: anime.japaneseTitle,
			seasonNumber,
			episode: number,
			nameNow: title,
			releaseDate,
		}
	}
	const page = await readTitlePage(db, pictures, id)
	return {
		name: page.title,
		otherNames: page.names.map(({ name }) => name).slice(0, PEOPLE),
		format: page.format,
		started: page.started ?? page.year,
		status: page.status,
		episodes: page.episodeCount,
		volumes: page.volumeCount,
		genres: page.genres,
		tags: page.tags
			.filter(({ isSpoiler }) => !isSpoiler)
			.map(({ name }) => name)
			.slice(0, TAGS),
		studios: page.studios.filter(({ role }) => role === 'studio').map(({ name }) => name),
		characters: page.cast.slice(0, PEOPLE).map(({ character }) => character.name),
		staff: page.staff.slice(0, PEOPLE).map(({ role, person }) => ({ role: roleText(role, 'en'), name: person.name })),
		related: page.related.slice(0, RELATED).map(({ relation, title }) => ({ relation, name: title.title })),
	}
}
