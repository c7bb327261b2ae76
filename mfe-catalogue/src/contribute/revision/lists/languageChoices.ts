import { nameOfCode } from 'shared-i18n'

/** The languages that a name, a voice or a dub can have, BCP 47, in the order of the form. */
const LANGUAGES = [
	'pt-BR',
	'pt-PT',
	'en',
	'ja',
	'es-419',
	'es-ES',
	'fr',
	'de',
	'it',
	'ko',
	'zh-Hans',
	'zh-Hant',
	'ru',
	'pl',
	'ar',
	'hi',
	'id',
	'th',
	'vi',
	'tr',
] as const

/** Languages of names that are a form of writing, or unknown. */
const NAME_FORMS = ['romaji', 'native', 'synonym'] as const

/** The languages of a choice: the usual ones, and the one that is set. */
export function languageChoices(isName: boolean, current: string): string[] {
	const usual: string[] = isName ? [...LANGUAGES.slice(0, 4), ...NAME_FORMS, ...LANGUAGES.slice(4)] : [...LANGUAGES]
	return usual.includes(current) ? usual : [...usual, current]
}

/** The name of a language in the reader's one; undefined for a form of writing. */
export function languageName(language: string, tag: string): string | undefined {
	return NAME_FORMS.some((form) => form === language) ? undefined : nameOfCode('language', language, tag)
}
