import { createHmac } from 'node:crypto'
import { string } from 'shared-contract/schema'
import { WEEK_MS } from 'shared-contract/units'
import { seal, unseal } from './seal.ts'

const by = { secret: 'secret', now: new Date('2026-04-01T12:00:00Z') }
const until = new Date(by.now.getTime() + WEEK_MS)
const sealed = seal('role', 'admin', until, by)
const open = (text: string | undefined, purpose = 'role', more = {}) =>
	unseal(purpose, string(), text, { ...by, ...more })

test('what was sealed is opened, with its end', () => {
	expect(open(sealed)).toEqual({ value: 'admin', until })
})

test.each([
	['nothing', undefined],
	['an empty text', ''],
	['a body alone', sealed.split('.')[0]],
	[
		'another body',
		`${Buffer.from('{"purpose":"role","value":"admin","until":9999999999999}').toString('base64url')}.${sealed.split('.')[1]}`,
	],
	['another mark', `${sealed.slice(0, -2)}AA`],
	['what is no text of ours', 'a.b.c'],
	['what the site wrote in an older format', olderFormat()],
])('%s is not', (_what, text) => {
	expect(open(text)).toBeUndefined()
})

test('it passes for nothing else, for no other site, and not for ever', () => {
	expect(open(sealed, 'override')).toBeUndefined()
	expect(open(sealed, 'role', { secret: 'other' })).toBeUndefined()
	expect(open(sealed, 'role', { now: new Date('2026-04-08T11:59:59Z') })?.value).toBe('admin')
	expect(open(sealed, 'role', { now: new Date('2026-04-08T12:00:00Z') })).toBeUndefined()
})

function olderFormat(): string {
	const text = JSON.stringify({ value: 'admin', until: 9_999_999_999_999 })
	const mark = createHmac('sha256', by.secret).update(`role\n${text}`).digest('base64url')
	return `${Buffer.from(text).toString('base64url')}.${mark}`
}
