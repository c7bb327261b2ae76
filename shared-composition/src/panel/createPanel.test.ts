import { createPanel } from './createPanel.ts'

type Outcome = { state: 'done'; answer: string } | { state: 'wrong' }

test('the latest load decides what is shown, whichever answers last', async () => {
	const answers: ((outcome: Outcome) => void)[] = []
	const panel = createPanel<string>(() => new Promise<Outcome>((resolve) => answers.push(resolve)))
	const loads = [panel.load(), panel.load()]
	answers[1]?.({ state: 'done', answer: 'of the second reader' })
	answers[0]?.({ state: 'done', answer: 'of the first reader' })
	await Promise.all(loads)
	expect(panel.$state.get()).toEqual({ state: 'ready', value: 'of the second reader' })
})

test('a failure is shown, and the next load heals it', async () => {
	const outcomes: Outcome[] = [{ state: 'wrong' }, { state: 'done', answer: 'text' }]
	const panel = createPanel<string>(async () => outcomes.shift() ?? { state: 'wrong' })
	await panel.load()
	expect(panel.$state.get()).toEqual({ state: 'failed' })
	await panel.load()
	panel.update((text) => `${text}!`)
	expect(panel.$state.get()).toEqual({ state: 'ready', value: 'text!' })
})
