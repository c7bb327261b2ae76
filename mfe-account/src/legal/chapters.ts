import { CHAPTERS, type LegalPage } from './document.ts'

type ChapterOf<Page extends LegalPage> = (typeof CHAPTERS)[Page][number]
type Key<Part extends string> = { [Page in LegalPage]: `${Page}.${ChapterOf<Page>}.${Part}` }[LegalPage]

/** A chapter: the keys of its words, and the id that the contents lead to. */
export interface ChapterPlace {
	id: string
	title: Key<'title'>
	text: Key<'text'>
}

const place = <Page extends LegalPage>(page: Page, chapter: ChapterOf<Page>): ChapterPlace => ({
	id: chapter,
	title: `${page}.${chapter}.title` as Key<'title'>,
	text: `${page}.${chapter}.text` as Key<'text'>,
})

/** The chapters of each page, in their order. */
export const PLACES: Record<LegalPage, readonly ChapterPlace[]> = {
	terms: CHAPTERS.terms.map((chapter) => place('terms', chapter)),
	privacy: CHAPTERS.privacy.map((chapter) => place('privacy', chapter)),
	dmca: CHAPTERS.dmca.map((chapter) => place('dmca', chapter)),
}
