import { jest } from '@jest/globals'
import { $toasts } from 'shared-state'
import { outcomeMessage, showOutcome } from './showOutcome.ts'

const refused = (code: string) => ({
	state: 'refused' as const,
	status: 409,
	problem: JSON.parse(JSON.stringify({ code, msg: 'dito pelo servidor', requestId: '1' })),
})

test('an unknown error code shows the message of the server, without a warning', () => {
	const warn = jest.spyOn(console, 'warn')
	expect(outcomeMessage(refused('lua.cheia'))).toBe('dito pelo servidor')
	expect(warn).not.toHaveBeenCalled()
})

test('a refusal shows its reason and returns false', () => {
	expect(showOutcome(refused('lua.cheia'), 'Salvo!')).toBe(false)
	expect($toasts.get().at(-1)).toMatchObject({ tone: 'bad', text: 'dito pelo servidor' })
})
