import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { writeDelayRoute } from 'shared-contract'
import { common } from 'shared-i18n'
import { type Answer, answer, inTurn, member, openWidget, refuse } from 'slice-kit/testing'
import { titleTranslations } from '../title/titleTranslations.ts'
import DelayDialog from './DelayDialog.tsx'

const onSaved = jest.fn()
const open = (...answers: Answer[]) =>
	openWidget(<DelayDialog titleId={1} name="Ondas" onClose={() => {}} onSaved={onSaved} />, {
		member: member(),
		translations: [common, titleTranslations],
		answers,
	})
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const publish = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publicar aviso' })))

test('a note is sent with what was typed; errors stand beside their fields', async () => {
	const which = refuse(writeDelayRoute, 400, 'request.invalid', { fields: { episode: 'delay.which' } })
	const { requests } = await open(inTurn(which, answer(writeDelayRoute, { id: 7 })))
	type(/^Motivo/, 'Jogo de beisebol')
	await publish()
	expect(await screen.findByText('Diga qual episódio ou qual data foi adiada.')).toBeVisible()
	expect(onSaved).not.toHaveBeenCalled()

	type(/^Número do episódio/, '8')
	type(/^Nova data/, '2026-12-01')
	await publish()
	expect(requests.at(-1)?.body).toEqual({
		kind: 'delay',
		episode: 8,
		date: null,
		newDate: '2026-12-01',
		reason: 'Jogo de beisebol',
	})
	expect(onSaved).toHaveBeenCalledTimes(1)
})

test('what was typed is there again after Cancelar', async () => {
	const { unmount } = await open()
	type(/^Motivo/, 'Gravação')
	await act(async () => screen.getByRole('button', { name: 'Cancelar' }).click())
	unmount()
	await open()
	expect(screen.getByLabelText(/^Motivo/)).toHaveValue('Gravação')
})
