import { JSDOM } from 'jsdom'
import { SAMPLES } from 'shared-samples'
import { HOSTILE_MARKUP } from '../../testing/hostileTexts.testing.ts'
import { sanitizeArticle } from './sanitizeArticle.ts'

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
	a: ['href', 'rel'],
	img: ['src', 'alt', 'width', 'height', 'loading'],
}
const ELEMENTS = 'p h2 h3 blockquote ul ol li a strong em code br hr figure figcaption img'.split(' ')

/** What a browser makes of the markup that must not be there. */
function faultsOf(html: string): string[] {
	const { body } = new JSDOM(`<body>${html}`).window.document
	return [...body.querySelectorAll('*')].flatMap((element) => {
		const name = element.localName
		const attributes = element.getAttributeNames().filter((attribute) => !ALLOWED[name]?.includes(attribute))
		const href = element.getAttribute('href')
		const src = element.getAttribute('src')
		return [
			...(ELEMENTS.includes(name) ? [] : [`<${name}>`]),
			...attributes.map((attribute) => `${name}[${attribute}]`),
			...(href !== null && !/^(https?:\/\/|\/(?![/\\])|#)/i.test(href) ? [`href ${href}`] : []),
			...(src !== null && !/^\/(art|uploads)\//.test(src) ? [`src ${src}`] : []),
		]
	})
}

test.each([
	[
		'<h2 id="x">Oi</h2><p class="y">um <b>dois</b> <i>três</i></p>',
		'<h2>Oi</h2><p>um <strong>dois</strong> <em>três</em></p>',
	],
	['<a href="/anime/1">dentro</a>', '<a href="/anime/1">dentro</a>'],
	[
		'<a href="https://example.org/?a=1&b=2">fora</a>',
		'<a href="https://example.org/?a=1&amp;b=2" rel="noopener nofollow ugc">fora</a>',
	],
	['<a href="//example.org">x</a>', '<a>x</a>'],
	['<a href="/\\example.org">x</a>', '<a>x</a>'],
	['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
	['<a href="/anime/1" target="_blank" rel="opener">x</a>', '<a href="/anime/1">x</a>'],
	['<img src="https://example.org/x.png" alt="x">', ''],
	['<img src="/art/../api/site" alt="x">', ''],
	['<img src="//example.org/art/x.png">', ''],
	['<script>alert(1)</script><style>p{}</style>texto', 'texto'],
])('%s becomes %s', (given, expected) => {
	expect(sanitizeArticle(given)).toBe(expected)
})

test('pictures of this site stay, with their words and the size that they are drawn in', () => {
	expect(
		sanitizeArticle(
			'<figure><img src="/art/news/4.svg" alt="Um &quot;trem&quot;"><figcaption>Um trem</figcaption></figure>',
		),
	).toBe(
		'<figure><img src="/art/news/4.svg" alt="Um &quot;trem&quot;" width="960" height="540" loading="lazy" /><figcaption>Um trem</figcaption></figure>',
	)
	expect(sanitizeArticle('<img src="/uploads/2026/a-b.webp">')).toBe(
		'<img src="/uploads/2026/a-b.webp" alt="" loading="lazy" />',
	)
})

test('the bodies of the samples lose nothing, and a second time changes nothing', () => {
	for (const { body } of SAMPLES.articles) {
		const clean = sanitizeArticle(body)
		expect(faultsOf(clean)).toEqual([])
		expect(count(clean)).toEqual(count(body))
		expect(sanitizeArticle(clean)).toBe(clean)
	}
})

const count = (html: string) => (html.match(/<[a-z]/g) ?? []).length

test.each(HOSTILE_MARKUP)('nothing of %s can run', (payload) => {
	expect(faultsOf(sanitizeArticle(payload))).toEqual([])
})

test.each(['/', '//x', '/.hidden', ' '])(
	'an address that does not end as one of a picture (%j) is refused at once',
	(end) => {
		// One that went back over each part of it would not be done within a lifetime.
		expect(sanitizeArticle(`<p>Oi</p><img src="/art/${'uu/'.repeat(200)}${end}">`)).toBe('<p>Oi</p>')
	},
)

test('a picture in a folder stays', () => {
	expect(sanitizeArticle('<img src="/uploads/ab/c-d/e.f.webp" alt="x">')).toContain('src="/uploads/ab/c-d/e.f.webp"')
})
