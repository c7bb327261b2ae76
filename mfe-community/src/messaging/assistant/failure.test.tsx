import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { $navigate, $toasts } from 'shared-state'
import { press, refused } from 'slice-kit/testing'
import {
	api,
	asked,
	composer,
	EMPTY_CONVERSATION,
	ended,
	FAILURE_TEXT,
	open,
	question,
	Stream,
	submit,
	submitTo,
} from './assistantPage.testing.tsx'

test('a failure shows the specified text, and a retry sends the same question', async () => {
	await open()
	const stream = await submitTo('Oi')
	await stream.send(question('Oi'), ended({ text: '', state: 'failed', failure: 'quota' }))
	expect(screen.getAllByText(FAILURE_TEXT)[0]).toBeVisible()
	expect(screen.getByText('Muita gente está conversando comigo agora.')).toBeVisible()
	const again = new Stream()
	api.streams.push(again)
	await press('Tentar novamente')
	expect(asked()[1]?.clientId).toBe(asked()[0]?.clientId)
	await again.send(ended({ text: 'Voltei!' }))
	expect(screen.queryByText(FAILURE_TEXT)).toBeNull()
	expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
})

test('a reply that did not come in time says so', async () => {
	await open()
	const stream = await submitTo('Oi')
	await stream.send(question('Oi'), ended({ text: '', state: 'failed', failure: 'timeout' }))
	expect(screen.getByText('A resposta demorou demais.')).toBeVisible()
})

test('an unreachable server shows the same failure and keeps the question', async () => {
	await open()
	await submit('Oi')
	expect(screen.getAllByText(FAILURE_TEXT)[0]).toBeVisible()
	expect(screen.getByText('Oi')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Tentar novamente' })).not.toHaveAttribute('aria-disabled')
})

test('a broken stream keeps the partial text, marked', async () => {
	await open()
	const stream = await submitTo('Oi')
	await stream.send(question('Oi'), { type: 'text', text: 'Eu acho que' })
	await stream.cut()
	expect(screen.getAllByText('Eu acho que')[0]).toBeVisible()
	expect(screen.getByText('A resposta se perdeu no caminho.')).toBeVisible()
})

test('stop aborts the stream and keeps the partial text', async () => {
	await open()
	const stream = await submitTo('Oi')
	await stream.send(question('Oi'), { type: 'text', text: 'Eu acho que' })
	await press('Parar a resposta')
	expect(screen.getAllByText('Eu acho que')[0]).toBeVisible()
	expect(screen.getByText('Você parou a resposta.')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible()
})

test('a reply that was cut on the server does not say that its reader stopped it', async () => {
	await open()
	const stream = await submitTo('Oi')
	await stream.send(question('Oi'), ended({ text: 'Eu acho', state: 'stopped' }))
	expect(screen.getByText('A resposta foi interrompida.')).toBeVisible()
	expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('a refused question returns to the composer with a toast', async () => {
	await open()
	api.streams.push(refused(429, 'assistant.tooMany'))
	await submit('Oi')
	expect(composer()).toHaveValue('Oi')
	expect(screen.queryByRole('listitem')).toBeNull()
	expect($toasts.get().at(-1)?.text).toBe('Muitas mensagens em pouco tempo. Espere um minutinho e mande de novo.')
})

test('a question without a session redirects to sign in and keeps the draft', async () => {
	await open()
	const went: string[] = []
	$navigate.set((path) => void went.push(path))
	api.streams.push(refused(401, 'auth.required'))
	await submit('Oi')
	expect(went).toEqual([expect.stringContaining('/auth?next=')])
	expect(composer()).toHaveValue('Oi')
})

test('a busy server is asked again', async () => {
	await open()
	const stream = new Stream()
	api.streams.push(refused(409, 'assistant.busy'), stream)
	await submit('Oi')
	await act(() => new Promise((resolve) => setTimeout(resolve, 450)))
	await stream.send(question('Oi'), ended())
	expect(asked()).toHaveLength(2)
	expect(screen.getAllByText('Oi!')[0]).toBeVisible()
})

test('a failed load is logged and can be retried; what was to be sent waits in the field and goes out then', async () => {
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	await open('failure')
	expect(logged).toHaveBeenCalledTimes(1)
	await submit('Oi')
	expect(asked()).toHaveLength(0)
	expect(composer()).toHaveValue('Oi')
	api.stored = EMPTY_CONVERSATION
	api.streams.push(new Stream())
	await press('Tentar novamente')
	expect(asked()).toMatchObject([{ text: 'Oi' }])
	expect(composer()).toHaveValue('')
})
