/** The legal pages. */
export const LEGAL_PAGES = ['terms', 'privacy', 'dmca'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The ids of the chapters, in order; their translation keys are `{page}.{chapter}.title` and `.text`. */
export const CHAPTER_IDS = {
	terms: [
		'service',
		'age',
		'account',
		'conduct',
		'content',
		'rights',
		'moderation',
		'end',
		'liability',
		'changes',
		'contact',
	],
	privacy: [
		'who',
		'data',
		'use',
		'basis',
		'sharing',
		'cookies',
		'retention',
		'rights',
		'children',
		'security',
		'changes',
	],
	dmca: ['respect', 'notice', 'after', 'counter', 'repeat', 'contact'],
} as const satisfies Record<LegalPage, readonly string[]>

/** The date of the last change, if the page shows one. */
export const UPDATED_ON: Record<LegalPage, string | undefined> = {
	terms: '2024-08-01',
	privacy: '2024-08-01',
	dmca: undefined,
}

type ChapterOf<Page extends LegalPage> = (typeof CHAPTER_IDS)[Page][number]
type Key<Part extends string> = { [Page in LegalPage]: `${Page}.${ChapterOf<Page>}.${Part}` }[LegalPage]

/** A chapter: its anchor id and the translation keys of its texts. */
export interface ChapterInfo {
	id: string
	title: Key<'title'>
	text: Key<'text'>
}

const chapterInfo = <Page extends LegalPage>(page: Page, chapter: ChapterOf<Page>): ChapterInfo => ({
	id: chapter,
	title: `${page}.${chapter}.title` as Key<'title'>,
	text: `${page}.${chapter}.text` as Key<'text'>,
})

/** The chapters of each page, in order. */
export const CHAPTERS: Record<LegalPage, readonly ChapterInfo[]> = {
	terms: CHAPTER_IDS.terms.map((chapter) => chapterInfo('terms', chapter)),
	privacy: CHAPTER_IDS.privacy.map((chapter) => chapterInfo('privacy', chapter)),
	dmca: CHAPTER_IDS.dmca.map((chapter) => chapterInfo('dmca', chapter)),
}
