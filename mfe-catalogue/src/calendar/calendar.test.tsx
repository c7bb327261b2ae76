import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { ok } from 'slice-kit/testing'
import { asked, column, open, release, responses, setUpCalendar, WEEK } from './calendar.testing.tsx'
import { $timeZone } from './clock.ts'

setUpCalendar()

test.each([
	[undefined, 1],
	['2026-12-06', 0],
])('on a phone the week %s starts at today, if it has it', async (week, times) => {
	const scrolled: string[] = []
	Element.prototype.scrollIntoView = function () {
		scrolled.push(this.id)
	}
	// jsdom lays nothing out, so no element of it has a box.
	const boxes = Object.assign([new DOMRect()], { item: () => null })
	const laidOut = jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes)
	await open(week === undefined ? '/calendar' : `/calendar?week=${week}`)
	await act(async () => jest.advanceTimersToNextFrame())
	expect(scrolled).toEqual(Array(times).fill('day-2026-11-21'))
	laidOut.mockRestore()
})

test('shows seven columns from Sunday to Saturday and marks today with HOJE', async () => {
	await open()
	expect(screen.getByRole('heading', { level: 1, name: 'Calendário de Lançamentos' })).toBeVisible()
	expect(screen.getAllByRole('region').map((region) => region.querySelector('h3')?.textContent)).toEqual([
		'Domingo',
		'Segunda',
		'Terça',
		'Quarta',
		'Quinta',
		'Sexta',
		'Sábado',
	])
	expect(column('Sábado').getByText('HOJE')).toBeVisible()
	expect(screen.getAllByText('HOJE')).toHaveLength(1)
})

test('a late release in Tokyo is on the Brazilian day, at the Brazilian time, in order', async () => {
	await open()
	const times = column('Sábado').getAllByText(/^\d\d:\d\d$/)
	expect(times.map((time) => time.textContent)).toEqual(['12:30', '23:29', '23:32'])
	expect(times[0]).toHaveAttribute('datetime', '2026-11-21T15:30:00Z')
	expect(times[0]?.title).toMatch(/00:30/)
})

test.each(['America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
	'in %s a premiere without a time is on its day, and no time is shown',
	async (zone) => {
		$timeZone.set(zone)
		const premiere = release(7, '2026-11-19', { format: 'Movie', episode: null, durationMinutes: null })
		responses.push(ok({ ...WEEK, items: [premiere, release(8, '2026-11-19T03:30:00Z')] }))
		await open('/calendar?week=2026-11-15')
		const thursday = column('Quinta')
		expect(thursday.getByRole('link', { name: 'Obra 7' })).toBeVisible()
		const card = thursday.getByRole('link', { name: 'Obra 7' }).closest('li')
		expect(card).toHaveTextContent('Horário não divulgado')
		expect(card).not.toHaveTextContent(/\d:\d|previsto|no ar/i)
	},
)

test('another time zone moves releases to other columns', async () => {
	$timeZone.set('Asia/Tokyo')
	await open()
	expect(asked()).toEqual(['/api/calendar?week=2026-11-22'])
	expect(column('Domingo').getByText('HOJE')).toBeVisible()
	expect(column('Domingo').getByRole('link', { name: 'Obra 3' })).toBeVisible()
})

test('cards link to their pages; an empty column has a message', async () => {
	await open()
	expect(screen.getByRole('link', { name: 'Obra 3' })).toHaveAttribute('href', '/anime/3')
	expect(screen.getByRole('link', { name: 'Obra 4' })).toHaveAttribute('href', '/movie/4')
	expect(column('Quinta').getByText('Nenhum lançamento neste dia.')).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 5' })).toBeNull()
})

test('today without a release says so, and no other day does', async () => {
	responses.push(ok({ ...WEEK, items: [release(4, '2026-11-16T15:30:00Z')] }))
	await open()
	expect(column('Sábado').getByText('Nenhum lançamento hoje.')).toBeVisible()
	expect(screen.getAllByText('Nenhum lançamento hoje.')).toHaveLength(1)
})

test.each([
	['/calendar', { timesOf: '2026-06-26' }, /^Horários de 26 de junho de 2026/, '/season/2026/fall'],
	['/calendar?week=2026-08-02', {}, 'Ainda não temos horários para estes dias.', '/season/2026/summer'],
])('an empty week says how old the times are, and leads to its season: %s', async (address, given, text, season) => {
	responses.push(ok({ ...WEEK, items: [], ...given }))
	await open(address)
	expect(screen.getByText('Nenhum lançamento conhecido nesta semana')).toBeVisible()
	expect(screen.getByText(text)).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ver a temporada' })).toHaveAttribute('href', season)
	expect(screen.queryAllByRole('region')).toEqual([])
})

test('the time left counts down live until the release and through it', async () => {
	await open()
	expect(column('Sábado').getByText('No ar agora')).toBeVisible()
	expect(column('Sábado').getByText('Já saiu')).toBeVisible()
	expect(column('Sábado').getByText('em 2 min 5 s')).toBeVisible()
	await act(async () => {
		await jest.advanceTimersByTimeAsync(6_000)
	})
	expect(column('Sábado').getByText(/^em 1 min 5\d s$/)).toBeVisible()
	await act(async () => {
		await jest.advanceTimersByTimeAsync(180_000)
	})
	expect(column('Sábado').getAllByText('No ar agora')).toHaveLength(2)
})

test('aired releases of today are collapsed and can be expanded; the next release of the week is marked', async () => {
	const aired = [release(6, '2026-11-21T16:00:00Z'), release(7, '2026-11-21T17:00:00Z')]
	responses.push(ok({ ...WEEK, items: [...WEEK.items, ...aired] }))
	await open()
	const folded = column('Sábado').getByText('3 já saíram').closest('details') as HTMLDetailsElement
	expect(folded.open).toBe(false)
	expect(
		within(folded)
			.getAllByRole('link', { hidden: true })
			.map((link) => link.textContent),
	).toEqual(['Obra 3', 'Obra 6', 'Obra 7'])
	expect(within(folded).queryByText('Obra 1')).toBeNull()
	const next = screen.getByText('A seguir').closest('article') as HTMLElement
	expect(within(next).getByRole('link', { name: 'Obra 2' })).toBeVisible()
})

test('what is expected, first, last or delayed is marked', async () => {
	const items = [
		release(1, '2026-11-16T15:30:00Z', { isExpected: true }),
		release(2, '2026-11-17T15:30:00Z', { isFirst: true, episode: 1 }),
		release(3, '2026-11-18T15:30:00Z', { isLast: true, episode: 12 }),
	]
	const delayed = [{ ...release(4, '2026-11-19T15:30:00Z'), newDate: '2026-11-26', reason: 'Jogo de beisebol' }]
	responses.push(ok({ ...WEEK, items, delayed }))
	await open()
	const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement)
	expect(card('Obra 1').getByText('Previsto')).toBeVisible()
	expect(card('Obra 1').getByText('Estava previsto')).toBeVisible()
	expect(card('Obra 2').getByText('Estreia')).toBeVisible()
	expect(card('Obra 2').queryByText('Previsto')).toBeNull()
	expect(card('Obra 3').getByText('Final')).toBeVisible()
	expect(card('Obra 4').getByText(/^Adiado para 26/)).toBeVisible()
	expect(card('Obra 4').getByText('Jogo de beisebol')).toBeVisible()
})
