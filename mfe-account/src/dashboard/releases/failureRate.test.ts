import { formatsFor } from 'shared-i18n'
import { failureRate, formatPercent } from './failureRate.ts'

test.each([
	[{ loads: 0, failures: 0 }, undefined],
	[{ loads: 3, failures: 1 }, 0.25],
	[{ loads: 0, failures: 2 }, 1],
])('the failure rate of %j is %s', (figures, share) => {
	expect(failureRate(figures)).toBe(share)
})

test.each([
	[0, '0'],
	[0.05, '5'],
	[0.0251, '2,5'],
	[0.0004, '0'],
	[1, '100'],
])('%d is formatted as %s per cent', (share, text) => {
	expect(formatPercent(share, formatsFor('pt-BR'))).toBe(text)
})
