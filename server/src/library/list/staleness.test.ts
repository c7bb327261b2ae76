import { Problem } from '../../core/problem.ts'
import { refuseStale } from './staleness.ts'

const fieldsRefused = (read: object, now: object, wanted: object) => {
	try {
		refuseStale({ ...read }, { ...now }, { ...wanted })
		return []
	} catch (error) {
		return error instanceof Problem ? Object.keys(error.fields ?? {}) : error
	}
}

test.each([
	['nothing was read', {}, { a: 1 }, { a: 2 }, []],
	['it stands as it was read', { a: 1 }, { a: 1 }, { a: 2 }, []],
	['another made it what is wanted', { a: 1 }, { a: 2 }, { a: 2 }, []],
	['another made it something else', { a: 1 }, { a: 3 }, { a: 2 }, ['a']],
	['one of two', { a: 1, b: 1 }, { a: 3, b: 1 }, { a: 2, b: 2 }, ['a']],
	['what was empty', { a: null }, { a: 3 }, { a: 2 }, ['a']],
])('%s', (_what, read, now, wanted, fields) => {
	expect(fieldsRefused(read, now, wanted)).toEqual(fields)
})
