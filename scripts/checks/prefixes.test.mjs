import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SLICES } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

/** Properties that Safari, or Chrome before 120, knows with a prefix alone; styled-components adds none. */
const PREFIXED = [
	'backdrop-filter',
	'box-decoration-break',
	'hyphens',
	'mask',
	'mask-composite',
	'mask-image',
	'print-color-adjust',
	'text-size-adjust',
	'user-select',
]
const packages = ['shell', 'shared-ui', 'shared-composition', ...SLICES]
const sources = packages.flatMap((name) =>
	readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
		.map((file) => join(name, 'src', file)),
)

const unprefixed = (text) =>
	PREFIXED.filter((property) => {
		const own = text.match(new RegExp(`(?<![\\w'"-])${property}:`, 'g'))?.length ?? 0
		const prefixed = text.match(new RegExp(`-webkit-${property}:`, 'g'))?.length ?? 0
		return own > prefixed
	})

test('a style without the prefix that it needs is found', () => {
	expect(unprefixed('a { user-select: none; mask: url(x); }')).toEqual(['mask', 'user-select'])
	expect(unprefixed('a { -webkit-user-select: none; user-select: none; }')).toEqual([])
})

test('every style has the prefixes that the supported browsers need', () => {
	const found = sources.flatMap((file) =>
		unprefixed(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
	)
	expect(found).toEqual([])
})
