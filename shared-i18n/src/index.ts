export { common } from './common.ts'
export { type Formats, formatsFor } from './formats.ts'
export { interpolate, type Places } from './interpolate.ts'
export { collator, dateFormat, deviceTimeZone, listFormat, nameOfCode, numberFormat } from './intl.ts'
// The names before 0.1.1. Released slices import them at run time.
export { $locale, loadTranslations, loadTranslations as readyWords, setLocale, storedLocale } from './locale.ts'
export { localeFile } from './localeFile.ts'
export {
	useFormats,
	useLocale,
	useTitleName,
	useTranslations,
	useTranslations as useWords,
} from './react.ts'
export { $titleNames, setTitleNames } from './titleNames.ts'
export {
	defineTranslations,
	defineTranslations as defineWords,
	type Texts,
	type Translate,
	type Translations,
} from './translations.ts'
