import { commentsAndTags, tagsOf, withoutMarks, withTags } from './tags.ts'

test.each([
	['drama, fim de tarde', ['drama', 'fim de tarde']],
	['malSync::aHR0cHM6Ly9leGFtcGxlLmNvbS8=::', []],
	['drama,malSync::aHR0cHM6Ly8=::,  família ', ['drama', 'família']],
	['drama malSync::aHR0cHM6Ly8=::', ['drama']],
	['other-tool::x y::, a::b', ['a::b']],
	[' , ,', []],
	['a,a', ['a']],
])('the tags of %j are %j', (text, tags) => {
	expect(tagsOf(text)).toEqual(tags)
})

test('a mark of a tool is no note', () => {
	expect(withoutMarks('boa malSync::aHR0cHM6Ly8=::')).toBe('boa')
	expect(withoutMarks('std::vector::x')).toBe('std::vector::x')
})

test.each([
	['boa', ['drama', 'fim de tarde']],
	['linha 1\n\nlinha 3', ['a_b', 'c#d']],
	['', ['drama']],
	['boa', []],
	['', []],
	['#1 de sempre\nmesmo', []],
])('%j and the tags %j come back from the notes', (comments, tags) => {
	const notes = withTags(comments, tags)
	expect(commentsAndTags(notes)).toEqual({ comments, tags })
})

test.each(['#1, melhor', 'boa #drama', '#drama #tarde', 'boa\n #drama', '\n#drama', '#a,b', '#a, #a', '# ', 'boa\n'])(
	'%j are notes without tags that no import wrote',
	(notes) => {
		expect(commentsAndTags(notes)).toEqual({ comments: notes, tags: [] })
	},
)
