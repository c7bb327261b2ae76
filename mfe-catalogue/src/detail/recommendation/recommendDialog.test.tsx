import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { recommendRoute, suggestionsRoute } from 'shared-contract'
import { common } from 'shared-i18n'
import { type ApiRequest, answer, member, openWidget } from 'slice-kit/testing'
import { editTranslations } from '../../contribute/revision/editTranslations.ts'
import { titleTranslations } from '../title/titleTranslations.ts'
import RecommendDialog from './RecommendDialog.tsx'

const REASON = 'As duas falam do que a gente deixa para trás.'

const onSaved = jest.fn()
const SITE = {
	member: member(),
	translations: [common, titleTranslations, editTranslations],
	answers: [
		answer(suggestionsRoute, { items: [{ id: 2, name: 'A Ponte', hint: 'Movie · 2020' }] }),
		answer(recommendRoute, { id: 9 }),
	],
}
const open = () => openWidget(<RecommendDialog titleId={1} name="Ondas" onClose={() => {}} onSaved={onSaved} />, SITE)
const sent = (requests: readonly ApiRequest[]) =>
	requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
const publish = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publicar recomendação' })))

test('without a title or with a short reason nothing is sent; a draft survives, and the whole is sent once', async () => {
	const first = await open()
	fireEvent.change(screen.getByLabelText(/^Por quê/), { target: { value: 'Porque sim.' } })
	await publish()
	expect(screen.getByText('Preencha este campo.')).toBeVisible()
	expect(screen.getByText('O texto ainda é muito curto.')).toBeVisible()
	expect(sent(first.requests)).toEqual([])
	fireEvent.change(screen.getByLabelText(/^Por quê/), { target: { value: REASON } })
	first.unmount()

	const { requests } = await open()
	expect(screen.getByLabelText(/^Por quê/)).toHaveValue(REASON)
	fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Pon' } })
	const option = await screen.findByText('A Ponte')
	await act(async () => fireEvent.click(option))
	await publish()
	expect(sent(requests)).toEqual([{ titleId: 2, reason: REASON }])
	expect(onSaved).toHaveBeenCalledTimes(1)
	expect(sessionStorage.getItem('of:1') ?? '').not.toContain(REASON)
})
