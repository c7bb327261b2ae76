import { jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import {
	type Answers,
	answerWith,
	holdAnswer,
	ok,
	open as openPage,
	press,
	refused,
	requests,
	SERVER_ERROR,
	signInAs,
	toasts,
} from 'slice-kit/testing'
import { loadTransfer } from './loadTransfer.ts'
import { TransferPage } from './TransferPage.tsx'
import { anImport, aRow, IMPORT_ID } from './transfer.testing.ts'

const PAST = 'GET /api/list-imports'
const CHECK = 'POST /api/list-imports?fileName=lista.xml&existing=file'
const ROWS = `GET /api/list-imports/${IMPORT_ID}/rows`
const FOUND = anImport()
const ITEMS = [
	aRow(1),
	aRow(2, {
		verdict: 'changed',
		before: { ...(aRow(2).after ?? never()), status: 'current', progress: 3, score: null },
	}),
	aRow(3, { verdict: 'refused', reason: 'unknownId', title: null, after: null }),
]

function never(): never {
	throw new Error('a row of a test has something after')
}

beforeAll(async () => {
	Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
	Element.prototype.scrollIntoView = () => {}
})
beforeEach(async () => {
	await signInAs('member')
})

async function open(given: Answers = {}, path = '/lists/import') {
	answerWith({ [PAST]: ok({ items: [] }), 'GET /api/missing/synopsis/own': ok({ items: [] }), ...given })
	const page = { Component: TransferPage, loader: loadTransfer, shouldRevalidate: () => false }
	return (await openPage(path, page)).router
}
const choose = (file = new File(['<x/>'], 'lista.xml')) =>
	act(async () =>
		fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [file] } }),
	)
const checkable = { [CHECK]: ok({ import: FOUND }), [ROWS]: ok({ items: ITEMS, next: null }) }

test('a file is checked row by row before anything changes; the URL has its id', async () => {
	const router = await open(checkable)
	await choose()
	expect(router.state.location.search).toBe(`?import=${IMPORT_ID}`)
	expect(screen.getByText('Nada mudou ainda: confira e depois importe.')).toBeVisible()
	expect(screen.getByText('MyAnimeList · lista de bia_la · 3 linhas')).toBeVisible()
	expect(screen.getByRole('button', { name: '1 recusado' })).toBeVisible()
	const rows = screen.getAllByRole('listitem').filter((item) => /linha \d/.test(item.textContent ?? ''))
	expect(rows.map((row) => row.textContent)).toEqual([
		expect.stringContaining('Obra 1novoCompleto · EP 12 · nota 8 · 2 vezes de novo · 2019-04 – ? · com anotações'),
		expect.stringContaining('Assistindo · EP 3'),
		expect.stringContaining('Nenhum título daqui tem o id 3.linha 30 · #3 · Title 3'),
	])
	expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the counts filter the rows, and a second click shows all', async () => {
	await open({ ...checkable, [`${ROWS}?verdict=refused`]: ok({ items: [ITEMS[2]], next: null }) })
	await choose()
	await press(screen.getByRole('button', { name: '1 recusado' }))
	expect(screen.queryByText('Obra 1')).toBeNull()
	await press(screen.getByRole('button', { name: '1 recusado' }))
	expect(screen.getByText('Obra 1')).toBeVisible()
})

test('an import is applied, listed among the past ones, and undone there', async () => {
	const applied = anImport({ state: 'applied', appliedAt: '2026-04-01T12:00:00.000Z' })
	await open({
		...checkable,
		[`POST /api/list-imports/${IMPORT_ID}/apply`]: ok({ import: applied }),
		[`POST /api/list-imports/${IMPORT_ID}/undo`]: ok({
			import: { ...applied, state: 'undone', undoneAt: '2026-04-02T12:00:00.000Z', skippedByUndo: 1 },
		}),
	})
	expect(screen.getByText('Você ainda não importou nada.')).toBeVisible()
	await choose()
	await press(screen.getByRole('button', { name: 'Importar 2 títulos' }))
	expect(toasts()).toContain('Lista importada!')
	const past = screen.getByRole('region', { name: 'Importações anteriores' })
	expect(within(past).getByText('Novos: 1 · mudaram: 1 · iguais: 0 · recusados: 1')).toBeVisible()
	await press(within(past).getByRole('button', { name: 'Desfazer a importação de lista.xml' }))
	expect(toasts()).toContain('Importação desfeita. Sua lista está como antes.')
	expect(within(past).getByText('1 título mudou depois da importação e ficou como está.')).toBeVisible()
	expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
})

test('an import that was opened during another one stays open', async () => {
	const applied = anImport({ state: 'applied', appliedAt: '2026-04-01T12:00:00.000Z' })
	const before = anImport({ ...applied, id: IMPORT_ID.replace('0b', '0e'), fileName: 'de-antes.xml' })
	const APPLY = `POST /api/list-imports/${IMPORT_ID}/apply`
	await open({
		...checkable,
		[PAST]: ok({ items: [before] }),
		[APPLY]: ok({ import: applied }),
		[`GET /api/list-imports/${before.id}/rows`]: ok({ items: ITEMS, next: null }),
	})
	await choose()
	const slow = holdAnswer(APPLY)
	await press(screen.getByRole('button', { name: 'Importar 2 títulos' }))
	expect(screen.queryByLabelText('Quando o título já está na sua lista')).toBeNull()
	await press(screen.getByRole('button', { name: 'Ver as linhas de de-antes.xml' }))
	await act(slow.release)
	expect(toasts()).toEqual(['Lista importada!'])
	const shown = screen.getByRole('region', { name: 'Importar' })
	expect(within(shown).getByText('de-antes.xml')).toBeVisible()
	const past = screen.getByRole('region', { name: 'Importações anteriores' })
	expect(
		within(past)
			.getAllByText(/\.xml$/)
			.map((name) => name.textContent),
	).toEqual(['lista.xml', 'de-antes.xml'])
})

test('an unreadable file shows its error, and another one can be chosen', async () => {
	await open({ [CHECK]: refused(400, 'transfer.file.entities') })
	await choose()
	expect(screen.getByRole('alert')).toHaveTextContent('define entidades ou um DOCTYPE')
	answerWith(checkable)
	await choose()
	expect(screen.getByText('Obra 1')).toBeVisible()
})

test('a file that is too large is not sent', async () => {
	await open()
	const file = new File(['x'], 'lista.xml')
	Object.defineProperty(file, 'size', { value: 21 * 1024 * 1024 })
	await choose(file)
	expect(screen.getByRole('alert')).toHaveTextContent('grande demais')
	expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a file without changes says so and cannot be imported', async () => {
	const same = anImport({ counts: { created: 0, changed: 0, unchanged: 3, refused: 0 } })
	await open({ ...checkable, [CHECK]: ok({ import: same }) })
	await choose()
	expect(screen.getByText('Não há nada para importar: sua lista já está assim.')).toBeVisible()
	expect(screen.getByRole('button', { name: /^Importar/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a file with refused rows only says so', async () => {
	const none = anImport({ counts: { created: 0, changed: 0, unchanged: 0, refused: 3 } })
	await open({ ...checkable, [CHECK]: ok({ import: none }) })
	await choose()
	expect(screen.getByText('Nenhuma linha pode entrar: veja abaixo por quê.')).toBeVisible()
	expect(screen.getByRole('button', { name: /^Importar/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a demo site explains that its catalogue is small, and how to try an import', async () => {
	const none = anImport({ username: null, counts: { created: 0, changed: 0, unchanged: 0, refused: 577 } })
	await open({ ...checkable, [CHECK]: ok({ import: none }) })
	await choose()
	expect(screen.getByText(/O catálogo desta demonstração é pequeno.*baixe “Minhas listas”/)).toBeVisible()
})

test('the same file is read with other options, without being chosen again', async () => {
	const again = 'POST /api/list-imports?fileName=lista.xml&existing=overwrite'
	const other = {
		id: IMPORT_ID.replace('0b', '0c'),
		existing: 'overwrite',
		counts: { created: 0, changed: 2, unchanged: 0, refused: 1 },
	} as const
	await open({
		...checkable,
		[again]: ok({ import: anImport(other) }),
		[`GET /api/list-imports/${other.id}/rows`]: ok({ items: ITEMS, next: null }),
	})
	await choose()
	await act(async () =>
		fireEvent.change(screen.getByLabelText('Quando o título já está na sua lista'), { target: { value: 'overwrite' } }),
	)
	expect(screen.getByRole('button', { name: '2 mudam' })).toBeVisible()
})

test('the import of the URL opens; a deleted one says so', async () => {
	await open(
		{ [`GET /api/list-imports/${IMPORT_ID}`]: ok({ import: FOUND }), [ROWS]: ok({ items: ITEMS, next: null }) },
		`/lists/import?import=${IMPORT_ID}`,
	)
	expect(screen.getByRole('button', { name: 'Importar 2 títulos' })).toBeVisible()
	cleanup()
	const gone = IMPORT_ID.replace('0b', '0d')
	await open({ [`GET /api/list-imports/${gone}`]: SERVER_ERROR }, `/lists/import?import=${gone}`)
	expect(screen.getByRole('alert')).toHaveTextContent('não está mais guardada')
})

test('rows that fail to load show an error, and can be retried', async () => {
	await open({ [CHECK]: ok({ import: FOUND }), [ROWS]: SERVER_ERROR })
	await choose()
	const alert = screen.getByRole('alert')
	expect(alert).toHaveTextContent('As linhas não puderam ser carregadas')
	answerWith(checkable)
	await press(within(alert).getByRole('button'))
	expect(screen.getByText('Obra 1')).toBeVisible()
})

test('the report has every row of all pages', async () => {
	const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
	await open({
		...checkable,
		[`${ROWS}?after=0`]: ok({ items: ITEMS.slice(0, 2), next: 2 }),
		[`${ROWS}?after=2`]: ok({ items: ITEMS.slice(2), next: null }),
	})
	await choose()
	await press(screen.getByRole('button', { name: 'Baixar relatório' }))
	expect(requests.filter(({ path }) => path.includes('after='))).toHaveLength(2)
	expect(saved).toHaveBeenCalledTimes(1)
	saved.mockRestore()
})

test('an export is downloaded; a failure shows an error', async () => {
	const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
	await open({ 'GET /api/list-exports/archive.zip': new Response('zip'), '*': SERVER_ERROR })
	await press(screen.getByRole('button', { name: 'Baixar Tudo o que é meu (.zip)' }))
	expect(saved).toHaveBeenCalledTimes(1)
	expect(toasts()).toContain('Arquivo pronto!')
	await press(screen.getByRole('button', { name: 'Baixar Lista de animes para o MyAnimeList (.xml.gz)' }))
	expect(saved).toHaveBeenCalledTimes(1)
	saved.mockRestore()
})

test('past imports that fail to load show an error', async () => {
	await open({ [PAST]: SERVER_ERROR })
	expect(screen.getByRole('alert')).toHaveTextContent('Suas importações não puderam ser carregadas')
})
