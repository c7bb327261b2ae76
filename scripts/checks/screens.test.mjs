import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCOUNT_SCREENS, CATALOGUE_SCREENS, COMMUNITY_SCREENS } from '../../e2e/src/browser/screens.ts'
import { SLICES } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const SCREENS = [...CATALOGUE_SCREENS, ...ACCOUNT_SCREENS, ...COMMUNITY_SCREENS].map((screen) => screen.split('?')[0])

/** Screens that need more than an address: the browser test that looks at them, and how it says so. */
const ELSEWHERE = {
	'/': ['frame/walk.spec.ts', 'walk'],
	'/authorize/:id': ['account/apps.spec.ts', '/oauth/authorize'],
	'/appeals/:kind/:id': ['community/safety.spec.ts', 'its author appeals'],
	'/dashboard/releases': ['composition/releasesPage.spec.ts', '/dashboard/releases'],
}

/** The addresses of a route: `:id` is any segment, `:id?` may be missing, `*` is whatever follows. */
const addressesOf = (path) =>
	new RegExp(
		`^${path
			.replace(/\/:\w+\?/g, '(/[^/]+)?')
			.replace(/:\w+/g, '[^/]+')
			.replace(/\/\*$/, '(/.*)?')}$`,
	)

const isWalked = (path) => SCREENS.some((screen) => addressesOf(path).test(screen))
const pathsOf = (slice) =>
	[...read(`${slice}/src/routes.tsx`).matchAll(/path: ['`]([^'`]+)['`]/g)].flatMap(([, path]) =>
		path.startsWith('/add/$') ? ['/add/anime', '/add/manga', '/add/movie'] : [path],
	)
// A new team's slice has its own tests first.
const paths = SLICES.map(pathsOf)
	.filter((own) => own.some(isWalked))
	.flat()

test('the paths of the slices are found', () => {
	expect(paths.length).toBeGreaterThan(45)
})

test.each(paths.filter((path) => !(path in ELSEWHERE)))('%s is among the screens that are walked', (path) => {
	expect(isWalked(path)).toBe(true)
})

test.each(Object.entries(ELSEWHERE))('%s is looked at elsewhere', (path, [spec, said]) => {
	expect(paths).toContain(path)
	expect(read(`e2e/src/${spec}`)).toContain(said)
})

test('a screen that is walked has a route', () => {
	expect(SCREENS.filter((screen) => !paths.some((path) => addressesOf(path).test(screen)))).toEqual([])
})
