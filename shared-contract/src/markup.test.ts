import { cdata, escapeMarkup, jsonForScript } from './markup.ts'

test.each([
	['Gato & Lua <3', 'Gato &amp; Lua &lt;3'],
	['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
	[`"a" 'b'`, '&quot;a&quot; &#39;b&#39;'],
	['a\0b\u001b\ufffe\uffff', 'ab'],
	['lone \ud83c surrogate \udfee', 'lone  surrogate '],
	['🏮 空に\n\tã', '🏮 空に\n\tã'],
])('%j is safe as markup', (text, escaped) => {
	expect(escapeMarkup(text)).toBe(escaped)
})

test('no text ends its CDATA section', () => {
	expect(cdata('a ]]> b & <c>\0')).toBe('<![CDATA[a ]]]]><![CDATA[> b & <c>]]>')
})

test('no JSON ends or comments out its script, and it is read as it was written', () => {
	const value = { text: '</script><!-- \u2028\u2029' }
	const json = jsonForScript(value)
	expect(json).not.toMatch(/[<\u2028\u2029]/)
	expect(JSON.parse(json)).toEqual(value)
})
