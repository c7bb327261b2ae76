import { randomUUID } from 'node:crypto'
import { type Account, post } from 'server/src/testing/conversationPage.testing.ts'
import { type EditField, type Revision, revisedFields } from 'shared-contract'

/** The title of the samples that all edit. */
const TITLE = 1
/** The fields, and the text from which each round starts. Editors append their mark to it. */
export const FIELDS = {
	title: 'Crônicas',
	synopsis: 'Era uma vez.',
	posterUrl: '/art/poster/1',
	bannerUrl: '/art/banner/1',
} as const
export type Field = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as Field[]

export type Texts = Record<Field, string>

/** An answered edit: its revision, or the text that stands in its way. */
export type Answer = { revision: number } | { current: string } | { unclear: string }

/** The texts of the fields as they stand. */
export async function readTexts(address: string): Promise<Texts> {
	const answer = await fetch(`${address}/api/edits/title/${TITLE}`)
	if (answer.status !== 200) throw new Error(`the form answered ${answer.status}`)
	const { values }: { values: { field: EditField; value: string }[] } = await answer.json()
	const of = (field: Field) => values.find((value) => value.field === field)?.value ?? ''
	return { title: of('title'), synopsis: of('synopsis'), posterUrl: of('posterUrl'), bannerUrl: of('bannerUrl') }
}

/** Sends an edit of fields. */
export async function sendEdit(
	address: string,
	by: Account,
	changes: readonly { field: Field; from: string; to: string }[],
	key: string = randomUUID(),
): Promise<Answer> {
	const { status, body } = await post(address, `edits/title/${TITLE}`, by, { changes }, key)
	if (status === 200 && typeof body.revision === 'number') return { revision: body.revision }
	const current: unknown = body.conflicts?.[0]?.current
	if (status === 409 && body.code === 'revision.conflict' && typeof current === 'string') return { current }
	return { unclear: `status ${status}, ${JSON.stringify(body)}` }
}

/** The revisions after one, the earliest first. */
export async function readHistory(address: string, after: number): Promise<Revision[]> {
	const all: Revision[] = []
	let before = ''
	for (;;) {
		const answer = await fetch(`${address}/api/revisions/title/${TITLE}${before}`)
		const { items, older }: { items: Revision[]; older: number | null } = await answer.json()
		all.push(...items.filter(({ id }) => id > after))
		if (older === null || older <= after) return all.reverse()
		before = `?before=${older}`
	}
}

/** The changes of one field in the order in which they were stored. */
export function changesOf(history: readonly Revision[], field: Field) {
	return history.flatMap((revision) =>
		revisedFields(revision).flatMap((change) => (change.field === field ? [{ id: revision.id, ...change }] : [])),
	)
}
