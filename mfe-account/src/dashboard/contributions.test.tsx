import { screen, within } from '@testing-library/react'
import { answerWith, ok, open, press, refused, requests, SERVER_ERROR, signInAs, toasts } from 'slice-kit/testing'
import * as own from './contributionsRoute.tsx'
import { CONTRIBUTION } from './dashboard.testing.ts'
import * as everybody from './editsRoute.tsx'

beforeEach(async () => {
	await signInAs('moderator')
})

const OWN = 'GET /api/dashboard/contributions'
const ALL = 'GET /api/dashboard/edits'
const UNDO = 'POST /api/revisions/9/undo'
const page = (...items: object[]) => ok({ items, older: null })

test('each contribution shows its action and state, and links to its title', async () => {
	const states = [
		{ ...CONTRIBUTION, mayUndo: false },
		{ ...CONTRIBUTION, id: 8, state: 'undone', mayUndo: false },
		{ ...CONTRIBUTION, id: 7, state: 'conflict', mayUndo: false },
		{ ...CONTRIBUTION, id: 6, action: 'created', subject: null, name: 'Saiu', fields: [], mayUndo: false },
	]
	answerWith({ [OWN]: page(...states) })
	await open('/dashboard/contributions', own)
	const items = within(screen.getByRole('main')).getAllByRole('listitem').slice(-4)
	expect(items.map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^CCaio editou O Sino.*Valendo/),
		expect.stringContaining('Desfeita'),
		expect.stringContaining('Mudada de novo depois'),
		expect.stringMatching(/Caio criou Saiu.*Não está mais no site/),
	])
	expect(screen.getAllByRole('link', { name: 'O Sino' })[0]).toHaveAttribute('href', '/anime/7')
	expect(screen.getAllByText('Depois disso.')).toHaveLength(3)
	expect(screen.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
})

test('the airing schedule is shown as a sentence, and an unknown field of a newer server is ignored', async () => {
	const later = [
		{ field: 'airing', before: '', after: '2026-12-30 23:30 Asia/Tokyo week' },
		{ field: 'ofTomorrow', before: '', after: 'x' },
	]
	answerWith({ [OWN]: page({ ...CONTRIBUTION, fields: [], later }) })
	await open('/dashboard/contributions', own)
	expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Exibição'])
	expect(
		screen.getByText(/Toda semana: quarta-feira, 23:30 \(Horário Padrão do Japão\), a partir de 30 de dez\. de 2026/),
	).toBeInTheDocument()
})

test('a moderator undoes a change, and the list reloads', async () => {
	answerWith({ [ALL]: page(CONTRIBUTION), [UNDO]: ok({ revision: 10 }) })
	await open('/dashboard/edits', everybody)
	answerWith({ [ALL]: page({ ...CONTRIBUTION, state: 'undone', mayUndo: false }) })
	await press(screen.getByRole('button', { name: 'Desfazer a mudança em O Sino' }))
	expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/api/revisions/9/undo'])
	expect(toasts()).toEqual(['Mudança desfeita.'])
	expect(screen.getByText('Desfeita')).toBeVisible()
})

test('a change with a conflict cannot be undone, and a toast names the field', async () => {
	const conflicts = [{ field: 'synopsis', wanted: 'a', current: 'b', by: null }]
	answerWith({ [ALL]: page(CONTRIBUTION), [UNDO]: refused(409, 'revision.conflict', { conflicts }) })
	await open('/dashboard/edits', everybody)
	await press(screen.getByRole('button', { name: 'Desfazer a mudança em O Sino' }))
	expect(toasts()).toEqual(['Não dá para desfazer: Sinopse mudou de novo depois. Compare no histórico da página.'])
})

test('older contributions load page by page; a failed page keeps the shown ones', async () => {
	answerWith({ [OWN]: ok({ items: [CONTRIBUTION], older: 9 }), [`${OWN}?before=9`]: SERVER_ERROR })
	await open('/dashboard/contributions', own)
	await press(screen.getByRole('button', { name: 'Mostrar mais antigas' }))
	expect(screen.getByRole('alert')).toHaveTextContent('As edições não puderam ser carregadas')
	answerWith({ [`${OWN}?before=9`]: page({ ...CONTRIBUTION, id: 3, name: 'Antigo', subject: null }) })
	await press(screen.getByRole('button', { name: 'Mostrar mais antigas' }))
	expect(screen.getByText('Antigo')).toBeVisible()
	expect(screen.getByRole('link', { name: 'O Sino' })).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Mostrar mais antigas' })).toBeNull()
})

test('an empty list, and a forbidden one, say so', async () => {
	answerWith({ [OWN]: page(), [ALL]: refused(403, 'request.forbidden') })
	const { unmount } = await open('/dashboard/contributions', own)
	expect(screen.getByText('Nenhuma edição por enquanto')).toBeVisible()
	unmount()
	await open('/dashboard/edits', everybody)
	expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
})

test('a member sees that all edits are forbidden, and nothing is requested', async () => {
	await signInAs('member')
	await open('/dashboard/edits', everybody)
	expect(screen.getByText('Esta parte não é para o seu cargo')).toBeVisible()
	expect(requests).toEqual([])
})
