import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SCORE_SCALES, type ScoreScale } from 'shared-contract'
import { $token, resumeSession } from 'shared-state'
import { OwnScoreBadge } from './OwnScoreBadge.tsx'
import { ScoreField } from './ScoreField.tsx'
import { scoreBars } from './scoreBars.ts'
import { scoreText } from './scoreText.ts'

/** Signs a member in who reads scores on a scale. */
async function readOn(scoreScale: ScoreScale) {
	const user = { id: '1', username: 'Bia', avatarUrl: null, role: 'member', scoreScale }
	const answer = { status: 200, text: async () => JSON.stringify({ user }) }
	Object.assign(globalThis, { fetch: async () => answer })
	$token.set('x')
	await resumeSession()
}

function Form({ first, onSelect }: { first: string; onSelect: (value: string) => void }) {
	const [value, setValue] = useState(first)
	const choose = (next: string) => {
		setValue(next)
		onSelect(next)
	}
	return <ScoreField label="Nota" none={{ label: 'Sem nota' }} value={value} onSelect={choose} />
}

async function field(scale: ScoreScale, first = '') {
	await readOn(scale)
	const chosen: string[] = []
	render(<Form first={first} onSelect={(value) => chosen.push(value)} />)
	return { field: screen.getByLabelText<HTMLInputElement>('Nota'), chosen }
}

test.each<[ScoreScale, number, string]>([
	['POINT_10', 8.5, '9'],
	['POINT_10_DECIMAL', 8.5, '8,5'],
	['POINT_100', 8.5, '85'],
	['POINT_5', 8, '★★★★☆'],
	['POINT_3', 9, '☺\ufe0f'],
])('on %s, %d is written %s', (scale, score, words) => {
	expect(scoreText(scale, score, 'pt')).toBe(words)
})

test.each(SCORE_SCALES)('the bars of %s hold every title', (scale) => {
	const bars = scoreBars(scale, 'pt', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
	expect(bars.reduce((sum, { values: [titles = 0] }) => sum + titles, 0)).toBe(55)
	expect(bars).toHaveLength({ POINT_5: 5, POINT_3: 3 }[scale as string] ?? 10)
})

test('stars are chosen, and a finer score stays until another is chosen', async () => {
	const { field: select, chosen } = await field('POINT_5', '7.3')
	expect(screen.getByRole<HTMLOptionElement>('option', { name: '★★★★☆' }).value).toBe('7.3')
	expect(select.value).toBe('7.3')
	fireEvent.change(select, { target: { value: '10' } })
	expect(chosen).toEqual(['10'])
})

test('a score out of a hundred is typed, and never above the top', async () => {
	const { field: input, chosen } = await field('POINT_100', '8.5')
	expect(input.value).toBe('85')
	fireEvent.change(input, { target: { value: '910' } })
	fireEvent.change(input, { target: { value: '91' } })
	fireEvent.change(input, { target: { value: '' } })
	expect(chosen).toEqual(['10', '9.1', ''])
})

test('a decimal is typed with either sign, and what is no number changes nothing', async () => {
	const { field: input, chosen } = await field('POINT_10_DECIMAL', '7.3')
	expect(input.value).toBe('7,3')
	for (const value of ['8,5', '8.4', 'oito']) fireEvent.change(input, { target: { value } })
	expect([chosen, input.value]).toEqual([['8.5', '8.4'], '8.4'])
})

test('a badge says its scale to those who cannot see the stars', async () => {
	await readOn('POINT_5')
	render(<OwnScoreBadge scored={{ score: 8 }} label="Nota" />)
	expect(screen.getByRole('img', { name: 'Nota 4/5' })).toHaveTextContent('★★★★☆')
})
