import { storedRole } from '../../catalogue/staffRoles.ts'
import type { AdultRule, DraftAiring, DraftName, Reading, Source, TitleDraft } from '../draft.ts'
import { announcedTime } from '../values/announcedTime.ts'
import { tidyNames } from '../values/names.ts'
import { tidyName, tidyProse } from '../values/text.ts'
import { airingTitle } from './airingTitle.ts'
import type { Showing } from './broadcasts.ts'
import { platformNamed } from './platforms.ts'

export const AIRING_SOURCE: Source = { name: 'anilist-airing', licence: 'none given: local use only' }

const ZONE = 'Asia/Tokyo'

export interface AiringDraft {
	anilistId: string
	/** Absent for a new title, which `title` then describes. */
	titleId: number | null
	title: TitleDraft | null
	/** Rows with the same key lead to one title. */
	titleKey: string
	names: DraftName[]
	/** The number of people who list it. */
	members: number
	airings: DraftAiring[]
	showings: Showing[]
	/** Only for titles without one. */
	synopsis: string | null
	synopsisSource: string | null
	youtubeId: string | null
	characters: string[]
	staff: { role: string; name: string }[]
}

interface Context extends AdultRule {
	withheld: ReadonlySet<string>
	/** ISO date. */
	today: string
	/** Title id by `site id`. */
	titleOf: ReadonlyMap<string, number>
}

/** Reads a row of the airing list: next episode, platforms, cast and staff. */
export function readAiring(
	row: unknown,
	{ withheld, takesAdult = false, today, titleOf }: Context,
): Reading<AiringDraft> {
	if (!isFields(row) || !row.anime_id) return { state: 'refused', reason: 'row.shape' }
	const field = (name: string) => row[name]?.trim() ?? ''
	// A number column that was converted to float: "60534.0".
	const malId = field('mal_id').replace(/\.0$/, '')
	const isMarked = field('is_adult') === 'True'
	if (isMarked && !takesAdult) return { state: 'withheld', reason: 'adult.marked' }
	if (withheld.has(malId) && !takesAdult) return { state: 'withheld', reason: 'adult.listed' }
	const titleId = titleOf.get(`mal ${malId}`) ?? titleOf.get(`anilist ${field('anime_id')}`)
	const names = tidyNames([
		{ language: 'romaji', name: field('title') },
		{ language: 'en', name: field('english_title') },
		{ language: 'native', name: field('japanese_title') },
		...listOf(field('synonyms')).map((name) => ({ language: 'synonym', name })),
	])
	if (names.length === 0) return { state: 'refused', reason: 'name.missing' }
	const synopsis = tidyProse(field('synopsis'))
	const mended = synopsis.hadMarkup ? [{ reason: 'synopsis.markup' }] : []
	const isAdult = isMarked || withheld.has(malId)
	const title = titleId === undefined ? airingTitle(field, { names, synopsis, today, malId, isAdult }) : null
	if (title?.isAdult && !takesAdult) return { state: 'withheld', reason: 'adult.marked' }
	return {
		state: 'read',
		mended,
		draft: {
			anilistId: field('anime_id'),
			titleId: titleId ?? null,
			title,
			titleKey: titleKey(titleId, malId, field('anime_id')),
			names,
			members: Math.max(0, Math.round(Number(field('members'))) || 0),
			airings: airingsOf(field),
			showings: showingsOf(field('streaming_sites')),
			synopsis: synopsis.text,
			synopsisSource: synopsis.sourceName,
			youtubeId:
				field('trailer_site') === 'youtube' && /^[\w-]{6,16}$/.test(field('trailer_id')) ? field('trailer_id') : null,
			characters: [...new Set(listOf(field('main_characters')))],
			staff: listOf(field('main_staff')).flatMap(staffOf),
		},
	}
}

function titleKey(titleId: number | undefined, malId: string, anilistId: string): string {
	if (titleId !== undefined) return `title ${titleId}`
	return malId === '' ? `anilist ${anilistId}` : `mal ${malId}`
}

function airingsOf(field: (name: string) => string): DraftAiring[] {
	const seconds = Number(field('next_airing_episode_at'))
	if (!Number.isInteger(seconds) || seconds <= 0) return []
	const episode = Number.parseInt(field('next_episode_number'), 10) || null
	return [{ ...announcedTime(seconds * 1000, field('type')), episode, zone: ZONE }]
}

function showingsOf(sites: string): Showing[] {
	const keys = new Set(listOf(sites).flatMap((name) => platformNamed(name) ?? []))
	return [...keys].map((platform) => ({ platform, url: null, startsAt: null, regions: null }))
}

function listOf(text: string): string[] {
	return text.split(';').map(tidyName).filter(Boolean)
}

/** `Hiroyuki Nemoto (Art Director)`; roles may hold parentheses themselves. */
function staffOf(text: string): { role: string; name: string }[] {
	const [, name, role] = /^([^(]+?)\s*\((.+)\)$/.exec(text) ?? []
	return name && role ? [{ role: storedRole(role), name }] : []
}

function isFields(value: unknown): value is Record<string, string | undefined> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
