import type { ErrorCode } from '../errors.ts'
import {
	CREATED_SYNONYMS,
	EDITED_TEXT_MAX_LENGTH,
	EDITED_TITLE_MAX_LENGTH,
	NEWS_CONTENT_MAX_LENGTH,
	NEWS_SUMMARY_MAX_LENGTH,
	NEWS_TITLE_MAX_LENGTH,
} from '../limits.ts'
import { type Airing, validateAiring } from './airing.ts'
import type { AnimeCreation, ArticleCreation, MangaCreation, MovieCreation } from './creation.ts'
import {
	optionalLine,
	optionalPicture,
	requiredLine,
	requiredPicture,
	requiredText,
	validateYear,
} from './creationRules.ts'
import type { NewsCategory } from './home.ts'
import type { RuleResult } from './textRules.ts'
import type { Format, Genre, Kind, Status } from './title.ts'

/** A name of a title, by its language: BCP 47, `romaji`, `native` or `synonym`. */
export interface CreatedName {
	language: string
	name: string
}

/** A validated title, ready to be stored. */
export interface NewTitle {
	kind: Kind
	format: Format
	status: Status
	synopsis: string
	posterUrl: string
	bannerUrl: string | null
	year: number | null
	/** The first one is the main name. Names are unique. */
	names: readonly [CreatedName, ...CreatedName[]]
	genres: readonly Genre[]
	airing: Airing | null
}

/** A validated article, ready to be stored. The server sanitises its content. */
export interface NewArticle {
	category: NewsCategory
	title: string
	summary: string
	content: string
	imageUrl: string
}

/** The validated value, or an error code per field, by its name on the wire. */
export type Checked<Value> = { value: Value } | { fields: Record<string, ErrorCode> }

/** Validates the form that adds an anime, in browser and server; `thisYear` is the current year. */
export function checkAnime(given: AnimeCreation, thisYear: number): Checked<NewTitle> {
	const { type: format, status, posterUrl } = given
	return checkTitle(given, thisYear, { kind: 'anime', format, status }, { field: 'posterUrl', typed: posterUrl })
}

/** The same for a manga. */
export function checkManga(given: MangaCreation, thisYear: number): Checked<NewTitle> {
	const { type: format = 'Manga', status = 'releasing', coverUrl } = given
	return checkTitle(given, thisYear, { kind: 'manga', format, status }, { field: 'coverUrl', typed: coverUrl })
}

/** The same for a film. */
export function checkMovie(given: MovieCreation, thisYear: number): Checked<NewTitle> {
	const { status = 'completed', posterUrl } = given
	return checkTitle(
		given,
		thisYear,
		{ kind: 'anime', format: 'Movie', status },
		{ field: 'posterUrl', typed: posterUrl },
	)
}

/** The same for an article. */
export function checkArticle(given: ArticleCreation): Checked<NewArticle> {
	const wrong = new Breaches()
	const { category } = given
	const title = wrong.take('title', requiredLine(given.title, NEWS_TITLE_MAX_LENGTH))
	const summary = wrong.take('summary', requiredText(given.summary, NEWS_SUMMARY_MAX_LENGTH))
	const content = wrong.take('content', requiredText(given.content, NEWS_CONTENT_MAX_LENGTH))
	const imageUrl = wrong.take('imageUrl', requiredPicture(given.imageUrl))
	if (title === undefined || summary === undefined || content === undefined || imageUrl === undefined) return wrong
	return { value: { category, title, summary, content, imageUrl } }
}

type Titled = (AnimeCreation | MangaCreation | MovieCreation) & { bannerUrl?: string; airing?: string }

function checkTitle(
	given: Titled,
	thisYear: number,
	sort: Pick<NewTitle, 'kind' | 'format' | 'status'>,
	poster: { field: 'posterUrl' | 'coverUrl'; typed: string },
): Checked<NewTitle> {
	const wrong = new Breaches()
	const title = wrong.take('title', requiredLine(given.title, EDITED_TITLE_MAX_LENGTH))
	const synopsis = wrong.take('synopsis', requiredText(given.synopsis, EDITED_TEXT_MAX_LENGTH))
	const posterUrl = wrong.take(poster.field, requiredPicture(poster.typed))
	const bannerUrl = wrong.take('bannerUrl', optionalPicture(given.bannerUrl ?? ''))
	const { year: typedYear = null } = given
	const year = wrong.take<number | null>(
		'year',
		typedYear === null ? { value: null } : validateYear(typedYear, thisYear),
	)
	const airing = wrong.take('airing', validateAiring(sort.kind === 'manga' ? '' : (given.airing ?? '')))
	const others = otherNames(given, wrong)
	if (title === undefined || synopsis === undefined || posterUrl === undefined || wrong.isAny) return wrong
	const names = [{ language: 'pt-BR', name: title }, ...others.filter(({ name }) => name !== title)] as const
	const genres = [...new Set(given.genres)]
	const known = { bannerUrl: bannerUrl ?? null, year: year ?? null, airing: airing ?? null }
	return { value: { ...sort, ...known, synopsis, posterUrl, names, genres } }
}

function otherNames(given: Titled, wrong: Breaches): CreatedName[] {
	const line = (field: 'englishTitle' | 'romajiTitle' | 'nativeTitle') =>
		wrong.take(field, optionalLine(given[field] ?? '', EDITED_TITLE_MAX_LENGTH))
	const synonyms = (given.synonyms ?? []).map((synonym) =>
		wrong.take('synonyms', optionalLine(synonym, EDITED_TITLE_MAX_LENGTH)),
	)
	const all = [
		{ language: 'en', name: line('englishTitle') },
		{ language: 'romaji', name: line('romajiTitle') },
		{ language: 'native', name: line('nativeTitle') },
		...synonyms.map((name) => ({ language: 'synonym', name })),
	]
	if (synonyms.filter(Boolean).length > CREATED_SYNONYMS) wrong.take('synonyms', { code: 'names.tooMany' })
	const seen = new Set<string>()
	return all.flatMap(({ language, name }) => {
		if (!name || seen.has(name)) return []
		seen.add(name)
		return [{ language, name }]
	})
}

/** Collects the errors of the validated fields. */
class Breaches {
	readonly fields: Record<string, ErrorCode> = {}

	/** Returns a field's value; for an invalid field it records the error and returns undefined. */
	take<Value>(field: string, ruled: RuleResult<Value>): Value | undefined {
		if ('value' in ruled) return ruled.value
		this.fields[field] ??= ruled.code
		return undefined
	}

	get isAny(): boolean {
		return Object.keys(this.fields).length > 0
	}
}
