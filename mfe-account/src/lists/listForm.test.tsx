import { act, fireEvent, screen } from '@testing-library/react'
import { $reload } from 'shared-state'
import { type Answers, answerWith, ok, open as openPage, press, signInAs, type } from 'slice-kit/testing'
import { ListsPage } from './ListsPage.tsx'
import { loadLists } from './loadLists.ts'

const SHELF = '/api/profiles/%40me/lists'
const list = (id: string, title: string) => ({
	...{ id, title, description: 'Para dias de chuva', isPublic: true, count: 2 },
	covers: [],
})
const shelf = (...lists: object[]) => ok({ counts: { anime: 0, manga: 0, favorites: 0 }, lists })

beforeEach(async () => {
	$reload.set(() => {})
	await signInAs('member')
})

async function open(given: Answers) {
	answerWith({ 'GET /api/shared-lists': ok({ lists: [] }), ...given })
	await openPage('/lists?list=custom', { Component: ListsPage, loader: loadLists })
}

describe.each(['Cancelar', 'Escape'])('a form closed by %s', (way) => {
	const shut = () =>
		way === 'Escape'
			? act(async () => fireEvent.keyDown(screen.getByLabelText(/^Descrição/), { key: 'Escape' }))
			: press(screen.getByRole('button', { name: way }))
	const edit = async (name: string) => {
		await press(screen.getByRole('button', { name: `Opções da lista ${name}` }))
		await press(screen.getByRole('menuitem', { name: 'Editar' }))
	}

	test('holds what was typed when its list is edited again; another list does not', async () => {
		await open({
			[`GET ${SHELF}`]: shelf(list('cl1', 'Velha'), list('cl2', 'Outra')),
			'PUT /api/lists/cl1': ok({ list: list('cl1', 'Velha') }),
		})
		await edit('Velha')
		await type(/^Descrição/, `Para dias cinza, ${way}`)
		await shut()
		expect(screen.queryByRole('dialog')).toBeNull()
		await edit('Outra')
		expect(screen.getByLabelText(/^Descrição/)).toHaveValue('Para dias de chuva')
		await shut()
		await edit('Velha')
		expect(screen.getByLabelText(/^Descrição/)).toHaveValue(`Para dias cinza, ${way}`)
		await press(screen.getByRole('button', { name: 'Salvar' }))
		await edit('Velha')
		expect(screen.getByLabelText(/^Descrição/)).toHaveValue('Para dias de chuva')
	})

	test('holds a new list until it is created', async () => {
		await open({ [`GET ${SHELF}`]: shelf(), 'POST /api/lists': ok({ list: list('cl2', 'Chuva') }) })
		await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
		await type('Título da Lista', 'Chuva')
		await type(/^Descrição/, `Para dias cinza, ${way}`)
		await shut()
		await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
		expect(screen.getByLabelText(/^Descrição/)).toHaveValue(`Para dias cinza, ${way}`)
		await press(screen.getByRole('button', { name: 'Criar Lista' }))
		await press(screen.getByRole('button', { name: 'Criar Nova Lista' }))
		expect(screen.getByLabelText(/^Descrição/)).toHaveValue('')
	})
})
