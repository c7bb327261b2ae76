import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { answerWith, goOffline, ok, openWidget, press, signInAs, type } from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import ListTabs from '../listTabs/ListTabs.tsx'

test('without a network the owner sees the stored list with its tabs, filter and waiting changes', async () => {
	await signInAs('member')
	const entries = [
		anEntry(aTitle(1), { status: 'current', progress: { current: 11, total: 12 } }),
		anEntry({ ...aTitle(2), japaneseTitle: 'ゆめ' }, { status: 'current' }),
		anEntry(aTitle(3, 'manga'), { status: 'current' }),
	]
	answerWith({ 'GET /api/list': ok({ entries }) })
	goOffline(['GET /api/list'])
	await openWidget(<ListTabs username="@me" list="anime" isOwn />)
	expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Obra 1', 'Obra 2'])
	await press(screen.getByRole('button', { name: 'Mais um episódio de Obra 1' }))
	await press(await screen.findByRole('tab', { name: /Completo/ }))
	expect(await screen.findByText('EP 12 / 12')).toBeVisible()
	await press(screen.getByRole('tab', { name: /Assistindo/ }))
	await type(screen.getByLabelText('Filtrar por nome'), 'ゆめ')
	expect(await screen.findByRole('link', { name: 'Obra 2' })).toBeVisible()
})
