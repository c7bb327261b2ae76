import { tagsOf, withoutMarks, withTags } from './tags.ts'

test.each([
	['drama, fim de tarde', ['drama', 'fim de tarde']],
	['malSync::aHR0cHM6Ly9leGFtcGxlLmNvbS8=::', []],
	['drama,malSync::aHR0cHM6Ly8=::,  família ', ['drama', 'família']],
	['drama malSync::aHR0cHM6Ly8=::', ['drama']],
	['other-tool::x y::, a::b', ['a::b']],
	[' , ,', []],
	['a,A,a', ['a']],
])('the tags of %j are %j', (text, tags) => {
	expect(tagsOf(text)).toEqual({ tags, others: [] })
})

test('what an entry cannot have as a tag stays a line of its notes', () => {
	const long = 'a'.repeat(31)
	const { tags, others } = tagsOf([long, ...Array.from({ length: 12 }, (_, at) => `t${at}`)].join())
	expect(tags).toEqual(Array.from({ length: 10 }, (_, at) => `t${at}`))
	expect(withTags('boa ', others)).toBe(`boa\n#${long}, #t10, #t11`)
	expect(withTags('boa', [])).toBe('boa')
})

test('a mark of a tool is no note', () => {
	expect(withoutMarks('boa malSync::aHR0cHM6Ly8=::')).toBe('boa')
	expect(withoutMarks('std::vector::x')).toBe('std::vector::x')
})
