import type { TitlePage } from 'shared-contract'
import { readTitlePage } from '../../catalogue/public.ts'
import { roleText } from '../../core/language/translations.ts'
import type { Works } from '../works.ts'
import { brief } from './brief.ts'
import type { Toolbox } from './toolbox.ts'

const SYNOPSIS_LENGTH = 1200
const PEOPLE = 6
const RELATED = 8

/** The details of a title for the model. @throws Problem 404 for an unknown title. */
export async function details({ catalogue, works }: Toolbox, id: number) {
	const page = await readTitlePage(catalogue.db, catalogue.pictures, id)
	return {
		...brief(cardOf(page), works),
		started: page.started,
		ended: page.ended,
		episodes: page.episodeCount,
		minutes: page.durationMinutes,
		chapters: page.chapterCount,
		volumes: page.volumeCount,
		seasons: page.seasons.filter(({ number }) => number > 0).length,
		synopsis: page.synopsis?.text.slice(0, SYNOPSIS_LENGTH) ?? null,
		information: page.information,
		cast: page.cast.slice(0, PEOPLE).map(({ character, voiceActor }) => ({
			character: character.name,
			voice: voiceActor?.name ?? null,
		})),
		staff: page.staff.slice(0, PEOPLE).map(({ role, person }) => ({ role: roleText(role, 'en'), name: person.name })),
		whereToWatch: page.platforms.filter(({ status }) => status === 'available').map(({ name }) => name),
		related: relatedOf(page, works),
	}
}

function relatedOf({ related }: TitlePage, works: Works) {
	return related.slice(0, RELATED).map(({ relation, title }) => ({ relation, ...brief(title, works) }))
}

/** Converts the page of a title to its card. */
export function cardOf(page: TitlePage) {
	const { score, posters, publishedBy, ...rest } = page
	return {
		...rest,
		rating: score.rating,
		totalVotes: score.totalVotes,
		imageUrl: posters[0] ?? '',
		postedBy: publishedBy,
	}
}
