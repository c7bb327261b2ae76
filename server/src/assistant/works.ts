import { type AssistantWork, titlePath } from 'shared-contract'
import { type Catalogue, readCards } from '../catalogue/public.ts'

/** A reference to a work, as a reply names one. */
export const REFERENCE = /\[\[(anime|movie|manga):([1-9][0-9]{0,8})\]\]/g

/** The works that the catalogue has told of while a question is answered: a reply may name these and no other. */
export class Works {
	readonly #known = new Map<number, AssistantWork>()

	/** Takes a work in and gives its reference. */
	add(work: AssistantWork): string {
		const { id, kind, format, title, englishTitle, japaneseTitle, year, imageUrl, color } = work
		this.#known.set(id, { id, kind, format, title, englishTitle, japaneseTitle, year, imageUrl, color })
		return referenceTo(work)
	}

	get(id: number): AssistantWork | undefined {
		return this.#known.get(id)
	}
}

/** `[[anime:12]]`: the word is the one of the page's address. */
export function referenceTo(work: Pick<AssistantWork, 'id' | 'kind' | 'format'>): string {
	const [, word] = titlePath(work).split('/')
	return `[[${word}:${work.id}]]`
}

/** The ids of the works that a text names, each once, in that order. */
export function worksIn(text: string): number[] {
	return [...new Set([...text.matchAll(REFERENCE)].map(([, , id]) => Number(id)))]
}

/** The works with these ids that there still are. */
export async function readWorks({ db, pictures }: Catalogue, ids: readonly number[]): Promise<Works> {
	const works = new Works()
	if (ids.length === 0) return works
	const { cards } = await readCards(db, ids, pictures)
	for (const { card } of cards) works.add(card)
	return works
}
