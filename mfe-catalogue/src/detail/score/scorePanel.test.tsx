import { render, screen } from '@testing-library/react'
import type { ScoreSummary } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import 'slice-kit/testing'
import { titleTranslations } from '../title/titleTranslations.ts'
import { ScorePanel } from './ScorePanel.tsx'

beforeAll(async () => {
	await loadTranslations(titleTranslations)
})

const NONE: ScoreSummary = { rating: 0, totalVotes: 0, distribution: Array(10).fill(0), source: null }

function open(key: string, summary: ScoreSummary) {
	const never = () => new Promise<never>(() => {})
	render(<ScorePanel subject={{ key, loadOwn: async () => null, vote: never, unvote: never }} summary={summary} />)
}

test('a subject without votes has a message, no zero and no empty bars', () => {
	open('unrated', NONE)
	expect(screen.getByText('Sem notas ainda')).toBeVisible()
	expect(screen.queryByRole('img', { name: /Nota/ })).toBeNull()
	expect(screen.queryByLabelText('Votos por nota')).toBeNull()
})

test('an imported mean without own votes has no bars', () => {
	open('imported', { ...NONE, rating: 8.5, source: { rating: 8.5, votes: null, weight: 900 } })
	expect(screen.getByRole('img', { name: 'Nota 8,50' })).toBeVisible()
	expect(screen.queryByLabelText('Votos por nota')).toBeNull()
})
