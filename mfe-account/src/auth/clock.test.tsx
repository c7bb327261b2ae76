import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Clock } from './Clock.tsx'

afterEach(() => jest.useRealTimers())

test('the clock ticks every second, in the language of the page', async () => {
	jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 8, 7) })
	await act(async () => render(<Clock />))
	expect(screen.getByText('09:08:07')).toBeVisible()
	expect(screen.getByText('sábado, 21 de novembro de 2026')).toBeVisible()
	await act(async () => jest.advanceTimersByTime(1000))
	expect(screen.getByText('09:08:08')).toBeVisible()
})
