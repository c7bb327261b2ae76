import { atom } from 'nanostores'
import type { ActionOutcome } from 'shared-state'
import { optimisticWrites } from './optimisticWrites.ts'

type Outcome = ActionOutcome<string>
const done = (answer: string): Outcome => ({ state: 'done', answer })
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A text that is written letter by letter to a server that answers when it is told to. */
function bench(server = 'whole') {
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
		write: (letter: string, agrees?: (answer: string) => boolean) =>
			write(
				$text.get() + letter,
				() =>
					new Promise<Outcome>((resolve) => {
						sent.push(letter)
						answers.push(resolve)
					}),
				agrees,
			),
	}
}

test('what is written shows at once, and is sent one after the other', async () => {
	const { $text, sent, answer, write } = bench()
	void write('a')
	void write('b')
	await settle()
	expect([$text.get(), sent]).toEqual(['ab', ['a']])
	await answer(done('a'))
	expect(sent).toEqual(['a', 'b'])
	await answer(done('ab'))
	expect($text.get()).toBe('ab')
})

test('where one is refused, what the server has is shown once the others are through', async () => {
	const { $text, answer, write } = bench('b')
	void write('a')
	void write('b')
	await settle()
	await answer({ state: 'unreachable' })
	expect($text.get()).toBe('ab')
	await answer(done('b'))
	expect($text.get()).toBe('b')
})

test('an answer that does not agree brings what another tab has done', async () => {
	const { $text, answer, write } = bench('xa')
	void write('a', (answer) => answer === 'a')
	await settle()
	await answer(done('xa'))
	expect($text.get()).toBe('xa')
})
