import { string } from 'shared-contract/schema'
import { seal, unseal } from './seal.ts'

const by = { secret: 'secret', now: new Date('2026-04-01T12:00:00Z') }
const sealed = seal('role', 'admin', 7, by)
const open = (text: string | undefined, purpose = 'role', more = {}) =>
	unseal(purpose, string(), text, { ...by, ...more })

test('what was sealed is opened', () => {
	expect(open(sealed)).toBe('admin')
})

test.each([
	['nothing', undefined],
	['an empty text', ''],
	['a body alone', sealed.split('.')[0]],
	[
		'another body',
		`${Buffer.from('{"value":"admin","until":9999999999999}').toString('base64url')}.${sealed.split('.')[1]}`,
	],
	['another mark', `${sealed.slice(0, -2)}AA`],
	['what is no text of ours', 'a.b.c'],
])('%s is not', (_what, text) => {
	expect(open(text)).toBeUndefined()
})

test('it passes for nothing else, for no other site, and not for ever', () => {
	expect(open(sealed, 'override')).toBeUndefined()
	expect(open(sealed, 'role', { secret: 'other' })).toBeUndefined()
	expect(open(sealed, 'role', { now: new Date('2026-04-08T11:59:59Z') })).toBe('admin')
	expect(open(sealed, 'role', { now: new Date('2026-04-08T12:00:00Z') })).toBeUndefined()
})
