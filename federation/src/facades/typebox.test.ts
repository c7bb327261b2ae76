import * as real from 'typebox'
import * as facade from './typebox.ts'

type Builders = typeof real

/** The schemas that the contract's builders can make, by either library. */
function schemas(t: Builders) {
	return {
		text: t.String({ minLength: 1, pattern: '^a' }),
		number: t.Number({ minimum: 0 }),
		integer: t.Integer(),
		truth: t.Boolean(),
		nothing: t.Null(),
		anything: t.Unknown(),
		callback: t.Unsafe<() => void>({ callback: true }),
		word: t.Literal('a'),
		list: t.Array(t.String(), { maxItems: 3 }),
		choice: t.Union([t.Literal(1), t.Null()]),
		record: t.Record(t.String(), t.Number()),
		object: t.Object({ a: t.String(), b: t.Optional(t.Number()) }),
		empty: t.Object({}),
		allOptional: t.Object({ a: t.Optional(t.String()) }),
	}
}

test.each(Object.keys(schemas(real)))('the façade builds the same JSON Schema as TypeBox: %s', (name) => {
	const written = (all: object) => JSON.parse(JSON.stringify(Reflect.get(all, name)))
	// The façade is what browsers run in TypeBox's place; its types stay TypeBox's.
	expect(written(schemas(facade as unknown as Builders))).toEqual(written(schemas(real)))
})
