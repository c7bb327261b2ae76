import * as typebox from 'typebox'
import { Check } from 'typebox/value'
import { integer, record, string } from './schema.ts'

test('values by a name have the JSON Schema of TypeBox’s own `Record`, and pass and fail likewise', () => {
	expect(JSON.parse(JSON.stringify(record(string())))).toEqual(
		JSON.parse(JSON.stringify(typebox.Record(typebox.String(), typebox.String()))),
	)
	const counts = record(integer({ minimum: 0 }))
	expect(Check(counts, { any: 1, 'name at all': 0 })).toBe(true)
	expect(Check(counts, { any: -1 })).toBe(false)
	expect(Check(counts, { any: 'x' })).toBe(false)
	expect(Check(counts, [])).toBe(false)
})
