import type { ErrorCode } from '../errors.ts'
import { CREATED_SYNONYMS, NEWS_CONTENT_MAX_LENGTH, NEWS_SUMMARY_MAX_LENGTH, NEWS_TITLE_MAX_LENGTH } from '../limits.ts'
import { validateAiring } from './airing.ts'
import { type ArticleCreation, TITLE_FORMS, type TitleCreation, type TitleFormName } from './creation.ts'
import { required, validateLine, validateText, validateWebAddress, validateYear } from './fieldRules.ts'
import { isVisibleText, type RuleResult, tidyText } from './textRules.ts'

/** The validated value, or an error code per field, by its name on the wire. */
export type Checked<Value> = { value: Value } | { fields: Record<string, ErrorCode> }

/** A validated title, ready to be stored. */
export type NewTitle = Extract<ReturnType<typeof checkTitle>, { value: unknown }>['value']

/** A validated article, ready to be stored. The server sanitises its content. */
export type NewArticle = Extract<ReturnType<typeof checkArticle>, { value: unknown }>['value']

/** Validates a form that adds a title, in browser and server; `thisYear` is the current year. */
export function checkTitle(form: TitleFormName, given: TitleCreation, thisYear: number) {
	const { kind, formats, status, picture, isWhole } = TITLE_FORMS[form]
	const { year = null, type = isWhole ? undefined : formats[0] } = given
	const poster = (field: typeof picture) => (field === picture ? required(optionalPicture(given[field])) : NOTHING)
	const checked = checkFields({
		title: requiredLine(given.title),
		synopsis: requiredText(given.synopsis),
		posterUrl: poster('posterUrl'),
		coverUrl: poster('coverUrl'),
		bannerUrl: optionalPicture(given.bannerUrl),
		year: year === null && !isWhole ? { value: null } : validateYear(year ?? Number.NaN, thisYear),
		type: chosen(formats.find((format) => format === type)),
		status: chosen(given.status ?? (isWhole ? undefined : status)),
		airing: validateAiring(kind === 'manga' ? '' : (given.airing ?? '')),
		englishTitle: optionalLine(given.englishTitle),
		romajiTitle: optionalLine(given.romajiTitle),
		nativeTitle: optionalLine(given.nativeTitle),
		synonyms: checkSynonyms(given.synonyms),
	})
	if ('fields' in checked) return checked
	const { coverUrl, type: format, englishTitle, romajiTitle, nativeTitle, synonyms, ...fields } = checked.value
	const names = [
		{ language: 'pt-BR', name: fields.title },
		{ language: 'en', name: englishTitle },
		{ language: 'romaji', name: romajiTitle },
		{ language: 'native', name: nativeTitle },
		...synonyms.map((name) => ({ language: 'synonym', name })),
	]
	const isFirst = (name: string, index: number) => names.findIndex((other) => other.name === name) === index
	return {
		value: {
			...fields,
			kind,
			format,
			posterUrl: fields.posterUrl || coverUrl,
			/** The main one comes first. Each is there once. */
			names: names.filter(({ name }, index) => name !== '' && isFirst(name, index)),
			genres: [...new Set(given.genres)],
		},
	}
}

/** The same for an article. */
export function checkArticle({ category, ...given }: ArticleCreation) {
	return checkFields({
		category: chosen(category),
		title: requiredLine(given.title, NEWS_TITLE_MAX_LENGTH),
		summary: requiredText(given.summary, NEWS_SUMMARY_MAX_LENGTH),
		content: requiredText(given.content, NEWS_CONTENT_MAX_LENGTH),
		imageUrl: required(optionalPicture(given.imageUrl)),
	})
}

type ValuesOf<Fields> = { [Field in keyof Fields]: Fields[Field] extends RuleResult<infer Value> ? Value : never }

/** The values of fields, or the code of each one that breaks its rule. */
function checkFields<Fields extends Record<string, RuleResult<unknown>>>(ruled: Fields): Checked<ValuesOf<Fields>> {
	const all = Object.entries(ruled)
	const wrong = all.flatMap(([field, result]) => ('code' in result ? [[field, result.code] as const] : []))
	if (wrong.length > 0) return { fields: Object.fromEntries(wrong) }
	const values = all.map(([field, result]) => [field, 'value' in result ? result.value : undefined])
	return { value: Object.fromEntries(values) }
}

const NOTHING: RuleResult<string> = { value: '' }
const UPLOAD = /^\/uploads\/[0-9a-f]{64}\.webp$/

// An edit keeps a text as it is typed. One that a form sends for the first time is tidied.
const optionalLine = (typed = '', most?: number) => validateLine(typed.replace(/\s+/g, ' '), most)
const requiredLine = (typed: string, most?: number) => required(optionalLine(typed, most))
const requiredText = (typed: string, most?: number) =>
	required(isVisibleText(typed) ? validateText(typed.trim(), most) : NOTHING)

// Pages load pictures only from an upload or by https; an edit may keep what a source has.
function optionalPicture(typed = ''): RuleResult<string> {
	const text = tidyText(typed).trim()
	if (text === '' || UPLOAD.test(text)) return { value: text }
	const ruled = validateWebAddress(text)
	const isRight = 'value' in ruled ? /^https:/.test(ruled.value) : ruled.code === 'text.tooLong'
	return isRight ? ruled : { code: 'url.https' }
}

function chosen<Choice>(choice: Choice | undefined): RuleResult<Choice> {
	return choice === undefined ? { code: 'request.invalid' } : { value: choice }
}

function checkSynonyms(typed: readonly string[] = []): RuleResult<string[]> {
	const names: string[] = []
	for (const synonym of typed) {
		const ruled = optionalLine(synonym)
		if ('code' in ruled) return ruled
		if (ruled.value !== '') names.push(ruled.value)
	}
	return names.length > CREATED_SYNONYMS ? { code: 'names.tooMany' } : { value: names }
}
