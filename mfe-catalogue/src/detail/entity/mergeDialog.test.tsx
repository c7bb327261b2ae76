import { act, fireEvent, screen } from '@testing-library/react'
import { mergeTitleRoute, suggestionsRoute, titleMergeRoute } from 'shared-contract'
import { common } from 'shared-i18n'
import { type Answer, type ApiRequest, answer, member, openWidget, refuse, unreachable } from 'slice-kit/testing'
import { editTranslations } from '../../contribute/revision/editTranslations.ts'
import { entityTranslations } from './entityTranslations.ts'
import { MergeDialog } from './MergeDialog.tsx'

const title = (id: number, name: string) => ({
	id,
	kind: 'anime' as const,
	format: 'TV' as const,
	title: name,
	englishTitle: null,
	japaneseTitle: null,
	year: id === 2 ? 2020 : null,
	total: 12,
	entries: 1500 * id,
	votes: 3,
	comments: 4,
	reviews: 5,
})
const COMPARED = { from: title(1, 'Ondas'), into: title(2, 'A Ponte'), both: 2 }

async function open(compared: Answer) {
	const site = {
		member: member('moderator'),
		translations: [common, entityTranslations, editTranslations],
		answers: [
			answer(suggestionsRoute, { items: [{ id: 2, name: 'A Ponte', hint: 'TV · 2020' }] }),
			answer(mergeTitleRoute, { id: 2, path: '/anime/2' }),
			compared,
		],
	}
	return openWidget(<MergeDialog type="title" id={1} name="Ondas" onClose={() => {}} />, site)
}
async function choose() {
	fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Pon' } })
	const option = await screen.findByText('TV · 2020')
	await act(async () => fireEvent.click(option))
}
const submit = () => screen.getByRole('button', { name: 'Juntar' })
const posted = (requests: readonly ApiRequest[]) => requests.filter(({ method }) => method === 'POST')

test('a merge shows both titles and what moves, and is sent once it is confirmed', async () => {
	const { requests, router } = await open(answer(titleMergeRoute, COMPARED))
	expect(screen.getByText('Escolha a obra que fica para ver as duas lado a lado.')).toBeVisible()
	await choose()
	const table = await screen.findByRole('table', { name: 'As duas obras' })
	expect(table).toHaveTextContent('Em listas1.5003.000')
	expect(table).toHaveTextContent('Ano–2020')
	expect(screen.getByText(/^2 pessoas têm as duas na lista/)).toBeVisible()
	await act(async () => fireEvent.click(submit()))
	expect(posted(requests)).toEqual([])
	await act(async () => fireEvent.click(screen.getByRole('checkbox')))
	await act(async () => fireEvent.click(submit()))
	expect(posted(requests)).toMatchObject([{ body: { into: 2 } }])
	expect(router.state.location.pathname).toBe('/anime/2')
})

test('another choice has to be confirmed again', async () => {
	await open(answer(titleMergeRoute, COMPARED))
	await choose()
	await act(async () => fireEvent.click(await screen.findByRole('checkbox')))
	await choose()
	expect(await screen.findByRole('checkbox')).not.toBeChecked()
})

test('a title that cannot be merged says why, and nothing can be sent', async () => {
	await open(refuse(titleMergeRoute, 400, 'merge.kind'))
	await choose()
	expect(await screen.findByRole('alert')).toHaveTextContent('Só obras do mesmo tipo podem ser juntadas.')
	expect(screen.queryByRole('checkbox')).toBeNull()
})

test('without an answer there is a panel to try again', async () => {
	await open(unreachable(titleMergeRoute))
	await choose()
	expect(await screen.findByText('As duas obras não puderam ser comparadas')).toBeVisible()
})
