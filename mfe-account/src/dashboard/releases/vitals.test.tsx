import { screen, within } from '@testing-library/react'
import type { ReleaseVital } from 'shared-contract'
import { answerWith, ok } from 'slice-kit/testing'
import { openReleases, overview, release, row, signInAsAdmin } from './releases.testing.tsx'

beforeEach(signInAsAdmin)

const vital = (screen: string | null, metric: ReleaseVital['metric'], p75: number) => ({ screen, metric, p75 })

/** The cells of a version's table by row. */
async function cellsOf(version: string) {
	const table = await within(row(version)).findByRole('table', { hidden: true })
	return within(table)
		.getAllByRole('row', { hidden: true })
		.map((each) => [...each.children].map(({ textContent }) => textContent?.trim()))
}

test('a version shows the web vitals of its screens beside those of the version that was live before it', async () => {
	const versions = [
		release('1.0.2', { vitals: [vital(null, 'LCP', 2.6), vital('/anime', 'LCP', 2.6)] }),
		release('1.0.1', { vitals: [vital(null, 'LCP', 2), vital(null, 'INP', 0.204), vital('/anime', 'CLS', 0.1)] }),
		release('1.0.0', { vitals: [vital(null, 'LCP', 3), vital('/anime', 'CLS', 0.02)] }),
	]
	const { slices, ...rest } = overview()
	answerWith({ 'GET /api/releases': ok({ ...rest, slices: slices.map((each) => ({ ...each, versions })) }) })
	await openReleases()
	expect(await cellsOf('1.0.1')).toEqual([
		['Tela', 'Maior elemento (LCP)', 'Resposta (INP)', 'Deslocamento (CLS)'],
		['Todas as telas', '2,00 s (3,00 s)', '0,20 s', '–'],
		['/anime', '–', '–', '0,10 (0,02)'],
	])
	expect(row('1.0.1')).toHaveTextContent('Entre parênteses, a 1.0.0.')
	// What was never live stands beside what is.
	expect(await cellsOf('1.0.2')).toContainEqual(['Todas as telas', '2,60 s (2,00 s)', '–', '–'])
	expect(await cellsOf('1.0.0')).toContainEqual(['Todas as telas', '3,00 s', '–', '–'])
	expect(row('1.0.0')).not.toHaveTextContent('Entre parênteses')
	const bad = screen.getAllByRole('cell', { hidden: true }).filter((cell) => cell.hasAttribute('data-bad'))
	expect(bad.map(({ textContent }) => textContent?.trim())).toEqual(['2,60 s (2,00 s)', '2,60 s', '0,20 s', '3,00 s'])
})

test('a version of which no page told web vitals has no table', async () => {
	await openReleases()
	expect(within(row('1.0.1')).queryByRole('table', { hidden: true })).toBeNull()
})
