import { jest } from '@jest/globals'
import { $toasts } from 'shared-state'
import { announce, outcomeWords } from './announce.ts'

const refused = (code: string) => ({
	state: 'refused' as const,
	status: 409,
	problem: JSON.parse(JSON.stringify({ code, msg: 'dito pelo servidor', requestId: '1' })),
})

test('a reason that the page has no words for is told in those of the server, and nothing is warned of', () => {
	const warn = jest.spyOn(console, 'warn')
	expect(outcomeWords(refused('lua.cheia'))).toBe('dito pelo servidor')
	expect(warn).not.toHaveBeenCalled()
})

test('what was refused is told, and the form stays', () => {
	expect(announce(refused('lua.cheia'), 'Salvo!')).toBe(false)
	expect($toasts.get().at(-1)).toMatchObject({ tone: 'bad', text: 'dito pelo servidor' })
})
