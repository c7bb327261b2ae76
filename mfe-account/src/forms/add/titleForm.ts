import { type FormOptions, tabDraft } from 'shared-composition/form'
import {
	type Created,
	checkTitle,
	FORMATS,
	GENRES,
	STATUSES,
	TITLE_FORMS,
	type TitleCreation,
	type TitleFormName,
} from 'shared-contract'
import { array, object, oneOf, optional, type Static, string } from 'shared-contract/schema'
import { act } from 'shared-state'

/** The values of a title form, by their names on the wire. */
const TitleFields = object({
	title: string(),
	synopsis: string(),
	posterUrl: optional(string()),
	coverUrl: optional(string()),
	bannerUrl: optional(string()),
	year: string(),
	type: oneOf(FORMATS),
	status: oneOf(STATUSES),
	englishTitle: string(),
	romajiTitle: string(),
	nativeTitle: string(),
	/** One name per line. */
	synonyms: string(),
	genres: array(oneOf(GENRES)),
	/** In the format of `airingText`. */
	airing: optional(string()),
})
export type TitleFields = Static<typeof TitleFields>

/** The options of a title form; `thisYear` is the current year. */
export function titleForm(form: TitleFormName, thisYear: number): FormOptions<TitleFields, Created> {
	const { formats, status, isWhole, route } = TITLE_FORMS[form]
	const initialValues = (): TitleFields => ({
		title: '',
		synopsis: '',
		year: isWhole ? String(thisYear) : '',
		type: formats[0],
		status,
		englishTitle: '',
		romajiTitle: '',
		nativeTitle: '',
		synonyms: '',
		genres: [],
	})
	return {
		initialValues,
		draft: tabDraft(`add:${form}`, TitleFields, initialValues),
		validate(fields) {
			const checked = checkTitle(form, creationOf(fields), thisYear)
			return 'value' in checked ? {} : checked.fields
		},
		submit: (fields, idempotencyKey) => act(route, { body: creationOf(fields) }, { idempotencyKey }),
	}
}

function creationOf({ year, synonyms, airing, ...fields }: TitleFields): TitleCreation {
	return {
		...fields,
		year: year.trim() === '' ? null : Number(year),
		synonyms: synonyms.split('\n').filter((name) => name.trim() !== ''),
		...(airing ? { airing } : {}),
	}
}
