import { randomUUID } from 'node:crypto'
import type { Account } from 'server/src/testing/conversationPage.testing.ts'
import {
	changesOf,
	FIELD_NAMES,
	FIELDS,
	type Field,
	readHistory,
	readTexts,
	sendEdit,
	type Texts,
} from './editTitle.ts'

/** What one round showed. */
export interface Round {
	accepted: number
	conflicts: number
	lost: number
	twice: number
	broken: string[]
}

/** Every so many editors, one sends each edit twice with one key, as after a lost answer. */
const REPEATED_EVERY = 5

/** How an editor goes on after a conflict: reads again and writes on, or overwrites what is there with the old work. */
export type AfterConflict = 'readsAgain' | 'overwrites'

/** All members append their mark to one field of the same title at once, each until it is accepted. */
export async function editRound(address: string, members: readonly Account[], then: AfterConflict): Promise<Round> {
	const round: Round = { accepted: 0, conflicts: 0, lost: 0, twice: 0, broken: [] }
	const start = await reset(address, members)
	const seen = await Promise.all(members.map(() => readTexts(address)))
	const acceptedAt = new Map<string, number>()
	const firstWave = new Map<Field, number>()

	const edit = async (member: Account, index: number) => {
		const field = fieldOf(index)
		let from = (seen[index] ?? start.texts)[field]
		let to = `${from}${markOf(index)}`
		for (let attempt = 0; ; attempt += 1) {
			const key = randomUUID()
			const send = () => sendEdit(address, member, [{ field, from, to }], key)
			const [answer, again] = await Promise.all([send(), index % REPEATED_EVERY === 0 ? send() : undefined])
			if (again && JSON.stringify(again) !== JSON.stringify(answer) && !('current' in answer && 'current' in again))
				round.broken.push(`one key got two answers: ${JSON.stringify([answer, again])}`)
			if ('unclear' in answer) return void round.broken.push(`an edit got neither 200 nor 409: ${answer.unclear}`)
			if ('revision' in answer) {
				acceptedAt.set(markOf(index), answer.revision)
				if (attempt === 0) firstWave.set(field, (firstWave.get(field) ?? 0) + 1)
				return
			}
			round.conflicts += 1
			from = then === 'readsAgain' ? (await readTexts(address))[field] : answer.current
			if (then === 'readsAgain') to = `${from}${markOf(index)}`
		}
	}
	await Promise.all(members.map(edit))
	round.accepted = acceptedAt.size
	for (const field of FIELD_NAMES)
		if (firstWave.get(field) !== 1 && then === 'readsAgain')
			round.broken.push(`${firstWave.get(field) ?? 0} of the first edits of ${field} were accepted, not one`)
	await check(address, start.revision, acceptedAt, round)
	return round
}

/** Checks the texts and the history against the acknowledged edits. */
async function check(address: string, after: number, acceptedAt: ReadonlyMap<string, number>, round: Round) {
	const [texts, history] = [await readTexts(address), await readHistory(address, after)]
	const ids = history.map(({ id }) => id)
	for (const [mark, revision] of acceptedAt) {
		const inText = FIELD_NAMES.reduce((sum, field) => sum + texts[field].split(mark).length - 1, 0)
		const inHistory = history.filter(({ id }) => id === revision).length
		if (inText === 0 || inHistory === 0) round.lost += 1
		if (inText > 1 || inHistory > 1) round.twice += 1
	}
	round.twice += ids.filter((id) => ![...acceptedAt.values()].includes(id)).length
	if (round.lost > 0) round.broken.push(`${round.lost} of ${acceptedAt.size} acknowledged edits were gone`)
	if (round.twice > 0) round.broken.push(`${round.twice} edits were stored twice, or without an answer`)
	for (const field of FIELD_NAMES) {
		const changes = changesOf(history, field)
		const last = changes.at(-1)?.after
		if (last !== texts[field]) round.broken.push(`${field} is not what the last accepted edit wrote`)
		const jumps = changes.filter(({ before }, index) => before !== (changes[index - 1]?.after ?? FIELDS[field]))
		if (jumps.length > 0) round.broken.push(`${jumps.length} edits of ${field} did not follow the one before`)
	}
}

/** Writes the first texts of a round. */
async function reset(address: string, [first]: readonly Account[]): Promise<{ revision: number; texts: Texts }> {
	if (first === undefined) throw new Error('there are no members')
	const texts = await readTexts(address)
	const changes = FIELD_NAMES.map((field) => ({ field, from: texts[field], to: FIELDS[field] }))
	const answer = await sendEdit(address, first, changes)
	if (!('revision' in answer)) throw new Error(`the title was not reset: ${JSON.stringify(answer)}`)
	return { revision: answer.revision, texts: { ...FIELDS } }
}

const fieldOf = (index: number): Field => FIELD_NAMES[index % FIELD_NAMES.length] ?? 'title'
// With a letter at both ends, so that no mark is a part of another.
const markOf = (index: number) => `-m${index}e`
