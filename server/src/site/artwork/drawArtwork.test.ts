import { gzipSync } from 'node:zlib'
import { ARTWORK_KINDS, ARTWORK_SHAPES } from 'shared-contract/catalogue/artwork'
import { GENRES } from 'shared-contract/catalogue/title'
import { HOSTILE_MARKUP, HOSTILE_TEXTS, UNSTORABLE_TEXTS } from '../../testing/hostileTexts.testing.ts'
import { parseXml } from '../feeds/wellFormed.testing.ts'
import { type ArtworkSubject, drawArtwork } from './index.ts'

const subject = (changes: Partial<ArtworkSubject> = {}): ArtworkSubject => ({
	kind: 'poster',
	id: '7',
	name: 'O Último Pagode Flutuante',
	nativeName: '空に浮かぶ塔',
	genres: ['fantasy', 'drama'],
	color: '#2f6fb0',
	number: null,
	...changes,
})

const KNOWN = new Set(
	'svg title defs g path rect circle ellipse use pattern clipPath linearGradient radialGradient stop'.split(' '),
)

/** The elements and attributes of an SVG that could run scripts or fetch resources. */
function dangersIn(svg: string): string[] {
	return parseXml(svg).flatMap(({ name, attributes }) => [
		...(KNOWN.has(name) ? [] : [name]),
		...Object.entries(attributes)
			.filter(
				([key, value]) =>
					/^on|^style$/i.test(key) || (/href$/i.test(key) && !value.startsWith('#')) || /url\((?!#)/.test(value),
			)
			.map(([key, value]) => `${key}=${value}`),
	])
}

const STRANGE = [...HOSTILE_TEXTS, ...HOSTILE_MARKUP, ...UNSTORABLE_TEXTS]

describe('a drawn picture', () => {
	test('is the same every time for the same subject', () => {
		for (const kind of ARTWORK_KINDS) expect(drawArtwork(subject({ kind }))).toBe(drawArtwork(subject({ kind })))
	})

	test('differs from one id to the next, in every kind', () => {
		for (const kind of ARTWORK_KINDS) {
			const drawn = Array.from({ length: 12 }, (_, id) => drawArtwork(subject({ kind, id: String(id) })))
			expect(new Set(drawn).size).toBe(12)
		}
	})

	test('has the size of the contract, and its name as accessible title', () => {
		for (const kind of ARTWORK_KINDS) {
			const [width, height] = ARTWORK_SHAPES[kind]
			const elements = parseXml(drawArtwork(subject({ kind, name: 'Gato & Lua <3' })))
			const title = elements.find(({ name }) => name === 'title')?.text
			expect(elements[0]).toMatchObject({
				name: 'svg',
				attributes: { width: String(width), height: String(height), role: 'img' },
			})
			expect(title).toBe('Gato & Lua <3')
		}
	})

	test.each(STRANGE)('is well formed and harmless whatever the name: %j', (name) => {
		for (const kind of ARTWORK_KINDS)
			expect(dangersIn(drawArtwork(subject({ kind, name, nativeName: name, number: 3 })))).toEqual([])
	})

	test('is well formed and harmless for an odd id, colour, genre list or number', () => {
		for (const kind of ARTWORK_KINDS)
			for (const changes of [
				{ id: '"><script>' },
				{ color: 'red"/><script>' },
				{ color: '' },
				{ color: '#000000' },
				{ color: '#ffffff' },
				{ genres: [] },
				{ number: -1 },
				{ number: 1e21 },
				{ number: Number.NaN },
			])
				expect(dangersIn(drawArtwork(subject({ kind, ...changes })))).toEqual([])
	})

	test('has no invalid numbers', () => {
		for (const kind of ARTWORK_KINDS)
			for (const genre of GENRES)
				for (let id = 0; id < 12; id++)
					expect(drawArtwork(subject({ kind, id: String(id), genres: [genre] }))).not.toMatch(/NaN|Infinity|undefined/)
	})

	test('stays small: most posters have at most 14 kB, 9 kB compressed, and none has 26 kB', () => {
		const posters = GENRES.flatMap((genre) =>
			Array.from({ length: 8 }, (_, id) => drawArtwork(subject({ id: String(id), genres: [genre] }))),
		)
		const sizes = posters.map((svg) => svg.length).sort((one, other) => one - other)
		expect(sizes[Math.floor(sizes.length * 0.6)]).toBeLessThan(14_000)
		expect(sizes.at(-1)).toBeLessThan(26_000)
		const wire = posters.map((svg) => gzipSync(svg).length).sort((one, other) => one - other)
		expect(wire[Math.floor(wire.length * 0.9)]).toBeLessThan(9_000)
	})
})

describe('the pictures of one title', () => {
	const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g))

	test('share their colours', () => {
		for (let id = 0; id < 20; id++) {
			const poster = colours(drawArtwork(subject({ id: String(id) })))
			const banner = colours(drawArtwork(subject({ id: String(id), kind: 'banner' })))
			const shared = [...banner].filter((colour) => poster.has(colour))
			expect(shared.length).toBeGreaterThanOrEqual(4)
		}
	})

	test('change with its genres and its colour', () => {
		const one = drawArtwork(subject())
		expect(drawArtwork(subject({ genres: ['sports'] }))).not.toBe(one)
		expect(drawArtwork(subject({ color: '#d9402f' }))).not.toBe(one)
	})

	test('differ between episodes', () => {
		expect(drawArtwork(subject({ kind: 'episode', number: 1 }))).not.toBe(
			drawArtwork(subject({ kind: 'episode', number: 2 })),
		)
	})
})
