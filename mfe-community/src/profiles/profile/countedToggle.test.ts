import type { ActionOutcome } from 'shared-state'
import { type Counted, createCountedToggle } from './countedToggle.ts'

const REFUSED: ActionOutcome<Counted> = { state: 'unreachable' }

/** A toggle whose responses the test controls. */
function toggled(start: Counted) {
	const sent: { isOn: boolean; answer: (outcome: ActionOutcome<Counted>) => Promise<void> }[] = []
	const toggle = createCountedToggle(
		start,
		(isOn) =>
			new Promise((resolve) => {
				sent.push({
					isOn,
					answer: async (outcome) => {
						resolve(outcome)
						for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
					},
				})
			}),
	)
	return { toggle, sent, shown: () => toggle.$shown.get() }
}
const turn = async () => {
	for (let at = 0; at < 5; at += 1) await Promise.resolve()
}

test('a toggle shows at once, then the server’s count', async () => {
	const { toggle, sent, shown } = toggled({ isOn: false, count: 5 })
	void toggle.toggle()
	expect(shown()).toEqual({ isOn: true, count: 6 })
	await turn()
	await sent[0]?.answer({ state: 'done', answer: { isOn: true, count: 9 } })
	expect(shown()).toEqual({ isOn: true, count: 9 })
})

test('a refused toggle is rolled back', async () => {
	const { toggle, sent, shown } = toggled({ isOn: true, count: 5 })
	void toggle.toggle()
	expect(shown()).toEqual({ isOn: false, count: 4 })
	await turn()
	await sent[0]?.answer(REFUSED)
	expect(shown()).toEqual({ isOn: true, count: 5 })
})

test('quick toggles are sent in series, and the last one wins', async () => {
	const { toggle, sent, shown } = toggled({ isOn: false, count: 5 })
	void toggle.toggle()
	void toggle.toggle()
	expect(shown()).toEqual({ isOn: false, count: 5 })
	await turn()
	expect(sent.map(({ isOn }) => isOn)).toEqual([true])
	await sent[0]?.answer({ state: 'done', answer: { isOn: true, count: 6 } })
	expect(shown()).toEqual({ isOn: false, count: 5 })
	expect(sent.map(({ isOn }) => isOn)).toEqual([true, false])
	await sent[1]?.answer(REFUSED)
	expect(shown()).toEqual({ isOn: true, count: 6 })
})

test('a demo toggle stays, and new counts are applied', async () => {
	const { toggle, sent, shown } = toggled({ isOn: false, count: 5 })
	void toggle.toggle()
	await turn()
	await sent[0]?.answer({ state: 'example' })
	expect(shown()).toEqual({ isOn: true, count: 6 })
	toggle.recount(20)
	expect(shown()).toEqual({ isOn: true, count: 20 })
})
