import { importFailure } from './importFailure.ts'

const reported: unknown[] = []
const collect = ({ error }: ErrorEvent) => reported.push(error)
beforeAll(() => addEventListener('error', collect))
afterAll(() => removeEventListener('error', collect))
beforeEach(() => void reported.splice(0))

test('a file that did not arrive is an unreachable server', () => {
	expect(importFailure(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))).toEqual({
		state: 'unreachable',
	})
	expect(reported).toEqual([])
})

test.each([new TypeError('x is not a function'), new SyntaxError('Unexpected token'), 'thrown text'])(
	'%s is an error of ours, and reported',
	(error) => {
		expect(importFailure(error)).toEqual({ state: 'wrong' })
		expect(reported).toEqual([error])
	},
)
