import { type AssistantWork, titlePath } from 'shared-contract'
import { type Catalogue, readCards } from '../catalogue/public.ts'

/** A reference to a work in a reply. */
export const REFERENCE = /\[\[(anime|movie|manga):([1-9][0-9]{0,8})\]\]/g

/** The works that tools have returned for a question; a reply may name only these. */
export class Works {
	readonly #known = new Map<number, AssistantWork>()

	/** Adds a work and returns its reference. */
	add(work: AssistantWork): string {
		const { id, kind, format, title, englishTitle, japaneseTitle, romajiTitle = null, year, imageUrl, color } = work
		const names = { title, englishTitle, japaneseTitle, romajiTitle }
		this.#known.set(id, { id, kind, format, ...names, year, imageUrl, color })
		return referenceTo(work)
	}

	get(id: number): AssistantWork | undefined {
		return this.#known.get(id)
	}
}

/** `[[anime:12]]`, with the first segment of the page's path. */
export function referenceTo(work: Pick<AssistantWork, 'id' | 'kind' | 'format'>): string {
	const [, word] = titlePath(work).split('/')
	return `[[${word}:${work.id}]]`
}

/** The distinct ids of the works that a text names, in order. */
export function worksIn(text: string): number[] {
	return [...new Set([...text.matchAll(REFERENCE)].map(([, , id]) => Number(id)))]
}

/** The works with these ids that still exist. */
export async function readWorks(
	{ db, pictures }: Pick<Catalogue, 'db' | 'pictures'>,
	ids: readonly number[],
): Promise<Works> {
	const works = new Works()
	if (ids.length === 0) return works
	const { cards } = await readCards(db, ids, pictures)
	for (const { card } of cards) works.add(card)
	return works
}
