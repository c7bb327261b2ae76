import { linksOf } from './links.ts'
import { makeBuild } from './releases.testing.ts'

const slice = (requires: Record<string, string>) => makeBuild('mfe-one', '1.0.0', { requires }).release.slice
const links = (requires: Record<string, string>) =>
	linksOf(
		{ everybody: { revision: '1', slices: [slice(requires)] } },
		{ provides: [{ request: 'react', version: '19.3.1', requiredVersion: '^19.0.0', strict: true }] },
	).slices[0]?.requires

test.each([
	['react', '^19.0.0', '19.3.1', true],
	['react', '^19.4.0', '19.3.1', false],
	['react', '^18.0.0', '19.3.1', false],
	['shared-new', '^1.0.0', null, false],
])('a slice that requires %s %s, of a shell with %s: %s', (request, range, provided, fits) => {
	expect(links({ [request]: range })).toEqual([{ request, range, provided, fits }])
})

test('a build that does not tell what its pages offer is not taken for one that offers nothing', () => {
	const told = makeBuild('mfe-two', '1.0.0', { offers: [], shows: [] }).release.slice
	const { slices } = linksOf({ everybody: { revision: '1', slices: [slice({}), told] } })
	expect(slices.map(({ offers }) => offers)).toEqual([undefined, []])
})
