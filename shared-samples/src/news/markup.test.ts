import { ARTICLES } from './index.ts'

const ALLOWED = ['p', 'h2', 'blockquote', 'ul', 'li', 'a', 'strong', 'em', 'figure', 'img', 'figcaption']
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
	a: /^ href="\/(anime|movie|manga)\/\d+"$/,
	img: /^ src="\/art\/news\/\d+\.svg" alt="[^"<>]+"$/,
}

/** What is wrong with a piece of rich text: tags that are unknown, carry too much, or do not close in their order. */
function faultsOf(html: string): string[] {
	const faults: string[] = []
	const open: string[] = []
	for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
		if (!ALLOWED.includes(name)) faults.push(`${tag} is not allowed`)
		else if (slash) {
			if (open.pop() !== name) faults.push(`${tag} closes nothing`)
		} else {
			if (!(ATTRIBUTES[name] ?? /^$/).test(attributes)) faults.push(`${tag} has other attributes`)
			if (name !== 'img') open.push(name)
		}
	}
	if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+[^<>]*>/g, ''))) faults.push('a loose angle bracket')
	return [...faults, ...open.map((name) => `<${name}> stays open`)]
}

test.each([
	['<p>Um <strong>dois</p></strong>', 2],
	['<p>Sem fim', 1],
	['<script>alert(1)</script>', 2],
	['<p onclick="x">Clique</p>', 1],
	['<a href="https://example.org">fora</a>', 1],
	['<p>3 < 4</p>', 1],
	['<p>Tudo <em>certo</em>.</p>', 0],
])('%s has %i faults', (html, count) => {
	expect(faultsOf(html)).toHaveLength(count)
})

describe('the bodies of the articles', () => {
	test('are well-formed and use the allowed elements only', () => {
		expect(ARTICLES.flatMap(({ id, body }) => faultsOf(body).map((fault) => `${id}: ${fault}`))).toEqual([])
	})

	test('have five to nine paragraphs of text and a subheading or a list', () => {
		for (const { id, body } of ARTICLES) {
			const paragraphs = body.split('\n').filter((block) => block.startsWith('<p>')).length
			expect([id, paragraphs >= 5 && paragraphs <= 9]).toEqual([id, true])
			expect([id, /<h2>|<ul>/.test(body)]).toEqual([id, true])
		}
	})
})
