import { applyMark, insertPicture, type Mark, type Replacement } from './marks.ts'

/** A text with its selection between brackets. */
function selection(written: string) {
	const start = written.indexOf('[')
	const end = written.indexOf(']') - 1
	return { text: written.replace(/[[\]]/g, ''), start, end }
}

function applied(text: string, { from, to, ...made }: Replacement): string {
	const inside = `${made.text.slice(0, made.start)}[${made.text.slice(made.start, made.end)}]${made.text.slice(made.end)}`
	return text.slice(0, from) + inside + text.slice(to)
}

test.each<[Mark, string, string]>([
	['bold', 'um [dois] três', 'um <strong>[dois]</strong> três'],
	['italic', 'um [] dois', 'um <em>[]</em> dois'],
	['link', 'veja [aqui]', 'veja <a href="[https://]">aqui</a>'],
	['heading', '[Elenco]', '<h2>[Elenco]</h2>\n\n'],
	['heading', 'antes[]depois', 'antes\n\n<h2>[]</h2>\n\ndepois'],
	['heading', 'antes\n\n[]\n\ndepois', 'antes\n\n<h2>[]</h2>\n\ndepois'],
	['heading', 'antes\n[]\ndepois', 'antes\n\n<h2>[]</h2>\n\ndepois'],
	['quote', '[ Dito e feito ]', '<blockquote>[Dito e feito]</blockquote>\n\n'],
	['list', '[]', '<ul>\n<li>[]</li>\n</ul>\n\n'],
	['list', '[um\n\ndois]', '<ul>\n<li>[um</li>\n<li>dois]</li>\n</ul>\n\n'],
])('%s turns %j into %j', (mark, written, expected) => {
	const selected = selection(written)
	expect(applied(selected.text, applyMark(selected, mark))).toBe(expected)
})

test('a picture is a block of its own, with the cursor in its alt text', () => {
	const selected = selection('Olha:[]')
	expect(applied(selected.text, insertPicture(selected, '/uploads/a.webp'))).toBe(
		'Olha:\n\n<figure><img src="/uploads/a.webp" alt="[]"></figure>\n\n',
	)
})
