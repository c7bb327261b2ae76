import { screen, within } from '@testing-library/react'
import type { ReleaseFlag } from 'shared-contract'
import { answerWith, ok, refused, toasts } from 'slice-kit/testing'
import {
	AUDIT_ENTRY,
	bodiesOf,
	choose,
	openReleases,
	overview,
	pressButton,
	row,
	signInAsAdmin,
} from '../releases.testing.tsx'

beforeEach(signInAsAdmin)

const WHAT = 'PUT /api/flags/mfe-catalogue/new-offers'
const FLAG: ReleaseFlag = {
	name: 'new-offers',
	title: { pt: 'Novas ofertas', en: 'New offers', ja: '新しいお得情報' },
	to: null,
	versions: ['1.0.1'],
}
const withFlag = (more: Partial<ReleaseFlag> = {}) =>
	answerWith({ 'GET /api/releases': ok(overview({}, {}, [{ ...FLAG, ...more }])) })

test('a slice without flags shows nothing of them', async () => {
	await openReleases()
	expect(screen.queryByRole('heading', { name: 'Recursos' })).toBeNull()
})

test('a flag that is off is switched on for a share of visitors', async () => {
	withFlag()
	await openReleases()
	expect(row('Novas ofertas')).toHaveTextContent('Desligado')
	await pressButton('Mudar quem tem', row('Novas ofertas'))
	answerWith({ [WHAT]: ok({ done: true }) })
	withFlag({ to: { share: 0.2 } })
	choose('Para quem', '0.2')
	await pressButton('Salvar', screen.getByRole('dialog'))
	expect(bodiesOf(WHAT)).toEqual([{ to: { share: 0.2 }, from: null }])
	expect(toasts()).toEqual(['Novas ofertas: 20% dos visitantes.'])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(row('Novas ofertas')).toHaveTextContent('20% dos visitantes')
})

test.each([
	['everybody', { everybody: true }],
	['moderator', { role: 'moderator' }],
	['off', null],
] as const)('%s is a choice', async (choice, to) => {
	// A share that is not among the offered ones is one of the choices.
	withFlag({ to: { share: 0.33 } })
	await openReleases()
	await pressButton('Mudar quem tem', row('Novas ofertas'))
	expect(screen.getByLabelText('Para quem')).toHaveValue('0.33')
	answerWith({ [WHAT]: ok({ done: true }) })
	choose('Para quem', choice)
	await pressButton('Salvar', screen.getByRole('dialog'))
	expect(bodiesOf(WHAT)).toEqual([{ to, from: { share: 0.33 } }])
})

test('a flag that somebody else has switched meanwhile is not switched', async () => {
	withFlag()
	await openReleases()
	await pressButton('Mudar quem tem', row('Novas ofertas'))
	answerWith({ [WHAT]: refused(409, 'release.changed') })
	choose('Para quem', 'everybody')
	await pressButton('Salvar', screen.getByRole('dialog'))
	expect(toasts()).toEqual(['As versões mudaram nesse meio-tempo: veja de novo.'])
})

test('a flag of other versions says so', async () => {
	withFlag({ versions: ['1.0.2', '1.0.0'] })
	await openReleases()
	expect(row('Novas ofertas')).toHaveTextContent('Só na 1.0.2 e 1.0.0.')
})

test('a flag that no version names any more is removed after a confirmation', async () => {
	withFlag({ title: null, to: { everybody: true }, versions: [] })
	await openReleases()
	const unused = row('new-offers')
	expect(unused).toHaveTextContent('Não é mais usado')
	expect(within(unused).queryByRole('button', { name: 'Mudar quem tem' })).toBeNull()
	await pressButton('Remover recurso', unused)
	expect(bodiesOf(WHAT)).toEqual([])
	answerWith({ [WHAT]: ok({ done: true }), 'GET /api/releases': ok(overview()) })
	await pressButton('Remover recurso', screen.getByRole('dialog'))
	expect(bodiesOf(WHAT)).toEqual([{ to: null, from: { everybody: true } }])
	expect(toasts()).toEqual(['new-offers foi removido.'])
	expect(screen.queryByText('new-offers')).toBeNull()
})

test('the log says who switched what', async () => {
	const entry = { ...AUDIT_ENTRY, version: null, from: null, flag: 'new-offers' }
	const items = [
		{ ...entry, id: '2', act: 'flagOff' },
		{ ...entry, id: '1', act: 'flagOn', to: { share: 0.2 } },
	]
	answerWith({ 'GET /api/releases/audit': ok({ items, next: null, total: 2 }) })
	await openReleases('?view=log')
	expect(screen.getByText('new-offers de mfe-catalogue desligado')).toBeVisible()
	expect(screen.getByText('new-offers de mfe-catalogue: 20% dos visitantes')).toBeVisible()
})
