import { screen, within } from '@testing-library/react'
import type { Dump } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { answerWith, ok, refused } from 'slice-kit/testing'
import { renderRoute } from '../revision/renderRoute.testing.tsx'
import * as page from './route.tsx'

const HASH = 'ab'.repeat(32)

function dumpOf(name: string): Dump {
	return {
		name,
		madeAt: `${name}T03:00:00.000Z`,
		files: [{ name: 'titles.ndjson.gz', format: 'ndjson', bytes: 2_500_000, sha256: HASH, rows: 60_012 }],
		sources: [
			{ source: 'niouka, bangumi-data', licence: 'CC-BY-4.0', licenceUrl: 'https://cc.example/by', rows: 7 },
			{ source: 'niouka-samples', licence: 'MIT', licenceUrl: 'https://mit.example', rows: 76 },
		],
	}
}

beforeEach(() => setLocale('pt'))

test('the newest dump is there with its size, hash and licences, and the former ones beneath', async () => {
	answerWith({ 'GET /api/dumps': ok({ dumps: [dumpOf('2026-04-02'), dumpOf('2026-04-01')] }) })
	await renderRoute('/data', page)
	const [newest, former] = screen.getAllByRole('link', { name: 'titles.ndjson.gz', hidden: true })
	expect(newest).toHaveAttribute('href', '/dumps/2026-04-02/titles.ndjson.gz')
	expect(former).toHaveAttribute('href', '/dumps/2026-04-01/titles.ndjson.gz')
	expect(screen.getAllByText(/60\.012 linhas · 2,5\sMB/)[0]).toBeVisible()
	expect(screen.getAllByText(`SHA-256: ${HASH}`)[0]).toBeVisible()
	const licences = within(screen.getByRole('region', { name: 'Licenças' }))
	expect(licences.getByText('membros da Niouka + bangumi-data')).toBeVisible()
	expect(licences.getByRole('link', { name: 'MIT' })).toHaveAttribute('href', 'https://mit.example')
	expect(screen.getByText(/sha256sum titles\.ndjson\.gz/)).toHaveTextContent('/dumps/2026-04-02/titles.ndjson.gz')
})

test('a site without a dump says when there is one', async () => {
	answerWith({ 'GET /api/dumps': ok({ dumps: [] }) })
	await renderRoute('/data', page)
	expect(screen.getByText('Ainda não há arquivos')).toBeVisible()
})

test('a failure offers another try', async () => {
	answerWith({ 'GET /api/dumps': refused(503, 'server.unavailable') })
	await renderRoute('/data', page)
	expect(screen.getByText('Não foi possível carregar a lista de arquivos.')).toBeVisible()
})
