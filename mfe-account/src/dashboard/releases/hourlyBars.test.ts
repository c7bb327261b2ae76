import { hourlyBars } from './hourlyBars.ts'

test('the last day has 24 bars, scaled to the highest one, and empty hours without reports', () => {
	const now = Date.parse('2026-04-02T10:30:00Z')
	const bars = hourlyBars(
		[
			{ at: '2026-04-01T10:00:00.000Z', loads: 99, failures: 0, meanMs: 1 },
			{ at: '2026-04-01T11:00:00.000Z', loads: 6, failures: 2, meanMs: 80 },
			{ at: '2026-04-02T10:00:00.000Z', loads: 2, failures: 0, meanMs: 90 },
		],
		now,
	)
	expect(bars).toHaveLength(24)
	expect(bars[0]).toMatchObject({ at: '2026-04-01T11:00:00.000Z', loaded: 0.75, failed: 0.25 })
	expect(bars[1]).toMatchObject({ loads: 0, loaded: 0, failed: 0, meanMs: null })
	expect(bars[23]).toMatchObject({ loads: 2, loaded: 0.25 })
	expect(hourlyBars([], now).every(({ loaded, failed }) => loaded === 0 && failed === 0)).toBe(true)
})
