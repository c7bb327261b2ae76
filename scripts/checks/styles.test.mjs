import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SLICES } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const packages = ['shell', 'shared-ui', 'shared-composition', ...SLICES]
const files = packages.flatMap((name) =>
	readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
		.map((file) => join(name, 'src', file)),
)
const atEdges = files.filter((file) => /position: fixed|styled\.dialog/.test(read(file)))

test('the page is drawn to the edges of the screen', () => {
	expect(read('shell/index.html')).toContain('viewport-fit=cover')
})

test('what stands at the edges of the screen keeps clear of what covers them', () => {
	// The start-up screen is centred.
	const free = atEdges.filter(
		(file) => !file.includes('startup') && !/\b(safe\.|headerHeight|--gutter)/.test(read(file)),
	)
	expect(free).toEqual([])
})

test('no style is for whatever follows an element: when one is removed, everything after it would be styled again', () => {
	const isForAny = (style) => /[+~] ?\*(?!\/)/.test(style)
	expect(['> * + * { margin: 0 }', '.prose>*+*{', 'br ~ *'].map(isForAny)).toEqual([true, true, true])
	expect(['> :not(:first-child) {', '& + & {', '/* one + */'].map(isForAny)).toEqual([false, false, false])
	expect(files.filter((file) => isForAny(read(file)))).toEqual([])
})
