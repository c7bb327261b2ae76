import { Check } from 'typebox/value'
import { ROUTES } from './api.ts'
import { conforms, Home, Member, Registry, sliceOwning } from './index.ts'
import { array, integer, number, object, record, string, union } from './schema.ts'

const member = { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' }
const slice = {
	name: 'mfe-catalogue',
	version: '1',
	base: '/r/',
	entry: 'e.js',
	manifest: 'm.json',
	owns: ['/', '/anime'],
	exposes: { routes: ['routes.js'] },
}

describe('conforms', () => {
	test.each([
		[Member, member],
		[Member, { ...member, role: 'king' }],
		[Member, { ...member, avatarUrl: 3 }],
		[Member, null],
		[Member, []],
		[Registry, { revision: '1', slices: [slice] }],
		[Registry, { revision: '1', slices: [{ ...slice, owns: ['x'] }] }],
		[Registry, { revision: '1', slices: {} }],
		[Home, { featured: [] }],
	])('agrees with TypeBox %#', (schema, value) => {
		expect(conforms(schema, value)).toBe(Check(schema, value))
	})

	test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route.answer] as const))(
		'refuses nonsense as the answer of %s, as TypeBox does',
		(_name, schema) => {
			for (const value of [null, 1, 'x', [], {}, { items: 1 }, { done: 'yes' }]) {
				expect(conforms(schema, value)).toBe(Check(schema, value))
			}
		},
	)

	test.each(ROUTES.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body] as const] : [])))(
		'agrees with TypeBox on no body of %s',
		(_name, schema) => {
			expect(conforms(schema, null)).toBe(Check(schema, null))
		},
	)

	test.each([
		['format', string({ format: 'email' })],
		['multipleOf', integer({ multipleOf: 2 })],
		['exclusiveMinimum', object({ inside: number({ exclusiveMinimum: 0 }) })],
		['uniqueItems', union([string(), array(string(), { uniqueItems: true })])],
		['additionalProperties', array(object({}, { additionalProperties: false }))],
		['minProperties', record(object({}, { minProperties: 1 }))],
	])('fails on the keyword %s, which it does not check', (keyword, schema) => {
		expect(() => conforms(schema, null)).toThrow(`unknown keyword ${keyword}`)
	})
})

test('a path belongs to the slice with the longest prefix, and only on a slash', () => {
	const registry = { revision: '1', slices: [slice, { ...slice, name: 'other', owns: ['/anime/add'] }] }
	expect(sliceOwning(registry, '/')?.name).toBe('mfe-catalogue')
	expect(sliceOwning(registry, '/anime/7')?.name).toBe('mfe-catalogue')
	expect(sliceOwning(registry, '/anime/add/x')?.name).toBe('other')
	expect(sliceOwning(registry, '/animes')).toBeUndefined()
})
