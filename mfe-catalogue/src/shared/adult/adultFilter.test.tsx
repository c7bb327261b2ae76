import { act, render, screen } from '@testing-library/react'
import { member, signInAs } from 'slice-kit/testing'
import { AdultFilter } from './AdultFilter.tsx'

const signIn = (showsAdult: boolean) => signInAs({ ...member(), ...(showsAdult ? { showsAdult } : {}) })

test('only a member who switched adult titles on has the filter', async () => {
	const changes: boolean[] = []
	render(<AdultFilter pressed={false} onChange={(pressed) => changes.push(pressed)} />)
	expect(screen.queryByRole('button')).toBeNull()
	await act(() => signIn(false))
	expect(screen.queryByRole('button')).toBeNull()
	await act(() => signIn(true))
	await act(async () => screen.getByRole('button', { pressed: false }).click())
	expect(changes).toEqual([true])
})
