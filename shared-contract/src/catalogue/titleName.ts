/** Any of a title's three names, chosen for a reader. */
export interface NamedTitle {
	title: string
	englishTitle: string | null
	japaneseTitle: string | null
}

/** A title's name for a reader of `locale`. */
export function titleName(named: NamedTitle, locale: string): string {
	if (locale === 'ja') return named.japaneseTitle ?? named.title
	if (locale === 'en') return named.englishTitle ?? named.title
	return named.title
}
