import { screen } from '@testing-library/react'
import { answerWith, ok, openRoute, refused } from 'slice-kit/testing'
import { Component, loader } from './route.tsx'

async function open() {
	await openRoute([{ path: '/transparency', Component, loader }], '/transparency')
	await screen.findByRole('heading', { level: 1, name: 'Transparência' })
}

test('a month shows its counts, and small ones as less than five', async () => {
	const month = {
		month: '2026-04',
		reports: [{ kind: 'comment', reason: 'spam', count: 12 }],
		actions: [{ kind: 'list', action: 'hide', count: null }],
		appeals: 0,
		medianHours: 2.5,
	}
	answerWith({ 'GET /api/transparency': ok({ months: [month] }) })
	await open()
	expect(screen.getByRole('heading', { level: 2, name: 'abril de 2026' })).toBeVisible()
	const figureOf = (name: string) => screen.getByRole('rowheader', { name }).nextElementSibling
	expect(figureOf('Comentário · Propaganda ou spam')).toHaveTextContent('12')
	expect(figureOf('Lista · ocultado')).toHaveTextContent('<5')
	expect(figureOf('Tempo mediano até a decisão')).toHaveTextContent('2,5 h')
})

test('a log without counts says so', async () => {
	answerWith({ 'GET /api/transparency': ok({ months: [] }) })
	await open()
	expect(screen.getByText('Ainda não há números')).toBeVisible()
})

test('a failure can be tried again', async () => {
	answerWith({ 'GET /api/transparency': refused(500, 'server.failed') })
	await open()
	expect(screen.getByText('Os números não puderam ser carregados')).toBeVisible()
})
