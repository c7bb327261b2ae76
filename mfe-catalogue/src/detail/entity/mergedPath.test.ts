import { mergedPath } from './entityLoader.ts'

const done = { state: 'done' as const, answer: { id: 7 } }

test('an entity that was merged leads to the one that it became', () => {
	expect(mergedPath('person', done, '/person/3')).toBe('/person/7')
	expect(mergedPath('person', done, '/person/7')).toBeUndefined()
	expect(mergedPath('studio', done, '/studio/7/')).toBeUndefined()
})
