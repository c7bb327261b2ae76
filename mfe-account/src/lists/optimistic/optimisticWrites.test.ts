import { atom } from 'nanostores'
import type { ActionOutcome } from 'shared-state'
import { optimisticWrites } from './optimisticWrites.ts'

type Outcome = ActionOutcome<string>
const done = (answer: string): Outcome => ({ state: 'done', answer })
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A text that is written letter by letter to a server whose answers the test controls. */
function textWriter(server = 'whole') {
	const $text = atom('')
	const sent: string[] = []
	const answers: ((outcome: Outcome) => void)[] = []
	const write = optimisticWrites($text, async () => server)
	return {
		$text,
		sent,
		answer: (outcome: Outcome) => {
			answers.shift()?.(outcome)
			return settle()
		},
		write: (letter: string, matches?: (answer: string) => boolean) =>
			write(
				$text.get() + letter,
				() =>
					new Promise<Outcome>((resolve) => {
						sent.push(letter)
						answers.push(resolve)
					}),
				matches,
			),
	}
}

test('writes show at once, and are sent one at a time', async () => {
	const { $text, sent, answer, write } = textWriter()
	void write('a')
	void write('b')
	await settle()
	expect([$text.get(), sent]).toEqual(['ab', ['a']])
	await answer(done('a'))
	expect(sent).toEqual(['a', 'b'])
	await answer(done('ab'))
	expect($text.get()).toBe('ab')
})

test('after a refused write, the state of the server shows once all writes have ended', async () => {
	const { $text, answer, write } = textWriter('b')
	void write('a')
	void write('b')
	await settle()
	await answer({ state: 'unreachable' })
	expect($text.get()).toBe('ab')
	await answer(done('b'))
	expect($text.get()).toBe('b')
})

test('an answer that does not match brings the changes of another tab', async () => {
	const { $text, answer, write } = textWriter('xa')
	void write('a', (answer) => answer === 'a')
	await settle()
	await answer(done('xa'))
	expect($text.get()).toBe('xa')
})
