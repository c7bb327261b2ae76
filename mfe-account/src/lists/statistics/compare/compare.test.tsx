import { screen } from '@testing-library/react'
import { answerWith, open, openWidget, press, refused, requests, type } from 'slice-kit/testing'
import { comparisonOf, listedTitle } from '../statistics.testing.ts'
import { ComparisonView } from './ComparisonView.tsx'
import { correlationLevel } from './correlationWords.ts'
import * as route from './route.tsx'

test.each([
	[1, 'twin'],
	[0.7, 'twin'],
	[0.69, 'close'],
	[0.25, 'some'],
	[0, 'none'],
	[-0.2, 'none'],
	[-0.21, 'opposed'],
	[-1, 'opposed'],
])('a correlation of %d means %s', (correlation, level) => {
	expect(correlationLevel(correlation)).toBe(level)
})

test('the form needs two names, and the address holds them', async () => {
	const { router } = await open('/compare', route)
	await type(screen.getByRole('textbox', { name: 'Primeira pessoa' }), 'Bia')
	await press(screen.getByRole('button', { name: 'Comparar' }))
	expect(screen.getByRole('textbox', { name: 'Segunda pessoa' })).toHaveFocus()
	expect(screen.getByText('Escreva um nome de usuário.')).toBeVisible()
	await type(screen.getByRole('textbox', { name: 'Segunda pessoa' }), ' Caio Reis ')
	await press(screen.getByRole('button', { name: 'Comparar' }))
	expect(router.state.location.pathname).toBe('/compare/Bia/Caio%20Reis')
})

test('a comparison says what the correlation means, and shows both scores', async () => {
	await openWidget(
		<ComparisonView
			comparison={comparisonOf({
				scored: 12,
				agreed: 9,
				correlation: 0.5,
				apart: [{ title: listedTitle(2), score: 2, other: 9 }],
			})}
		/>,
	)
	expect(
		screen.getByText('Bia e Caio concordam em 75% das 12 obras com nota dos dois. A maior briga é Obra 2: 2 contra 9.'),
	).toBeVisible()
	expect(screen.getByText('Gostos parecidos, com algumas surpresas.')).toBeVisible()
	expect(screen.getByText(/Correlação de 0,50 em 12 obras/)).toBeVisible()
	expect(screen.getByText('Bia: 9 · Caio: sem nota')).toBeVisible()
	expect(screen.getByText('Bia: 2 · Caio: 9')).toBeVisible()
})

test('few common scores and no common title are said in words', async () => {
	const { unmount } = await openWidget(<ComparisonView comparison={comparisonOf()} />)
	expect(screen.getByText(/só 2 obras têm nota dos dois. A partir de 10/)).toBeVisible()
	unmount()
	const constant = await openWidget(<ComparisonView comparison={comparisonOf({ scored: 10, agreed: 10 })} />)
	expect(screen.getByText(/concordam em 100% das 10 obras.* Não há briga nenhuma/)).toBeVisible()
	expect(screen.getByText(/Um dos dois dá sempre a mesma nota/)).toBeVisible()
	constant.unmount()
	await openWidget(<ComparisonView comparison={comparisonOf({ shared: 0, together: [] })} />)
	expect(screen.getByText('Nenhuma obra em comum')).toBeVisible()
})

test('a comparison begins with the two people; the form for another one is behind a press', async () => {
	await open('/compare', { Component: route.Component, loader: () => ({ state: 'done', answer: comparisonOf() }) })
	expect(screen.getByRole('heading', { level: 1, name: 'Bia e Caio' })).toBeInTheDocument()
	expect(screen.getByRole('link', { name: 'Caio' })).toHaveAttribute('href', '/profile/Caio/stats')
	expect(screen.getByText('Comparar com outra pessoa').closest('details')).not.toHaveAttribute('open')
})

test.each([
	[404, 'request.notFound', 'Um dos perfis não está aqui'],
	[400, 'request.invalid', 'Escolha duas pessoas diferentes'],
	[500, 'server.failed', 'A comparação não pôde ser carregada'],
] as const)('a refusal (%i) is said', async (status, code, text) => {
	answerWith({ 'GET /api/profiles/Bia/comparison/Caio': refused(status, code) })
	const answered = await route.loader({
		params: { username: 'Bia', other: 'Caio' },
		request: new Request('http://localhost/compare/Bia/Caio'),
		context: {},
	} as unknown as Parameters<typeof route.loader>[0])
	await open('/compare', { Component: route.Component, loader: () => answered })
	expect(screen.getByText(text)).toBeVisible()
})

test('a visitor who compares with themself signs in first', async () => {
	const before = requests.length
	const answered = await route.loader({
		params: { username: '@me', other: 'Caio' },
		request: new Request('http://localhost/compare/%40me/Caio'),
		context: {},
	} as unknown as Parameters<typeof route.loader>[0])
	expect((answered as Response).headers.get('location')).toBe('/auth?next=%2Fcompare%2F%2540me%2FCaio')
	expect(requests.slice(before)).toEqual([])
})
