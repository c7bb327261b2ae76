import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { useTitleName } from './react.ts'
import { $titleNames, setTitleNames } from './titleNames.ts'

const KEY = 'niouka:titleNames'
const NAMED = { title: 'O Sino', englishTitle: 'The Bell', japaneseTitle: '鐘', romajiTitle: 'Kane' }

function Name() {
	return <p>{useTitleName()(NAMED)}</p>
}

afterEach(() => setTitleNames(undefined))

test('a choice is shown at once, is remembered, and ends with the automatic one', () => {
	render(<Name />)
	const shown = () => screen.getByRole('paragraph').textContent
	expect(shown()).toBe('O Sino')
	act(() => setTitleNames('romaji'))
	expect([shown(), localStorage.getItem(KEY)]).toEqual(['Kane', 'romaji'])
	act(() => setTitleNames(undefined))
	expect([shown(), localStorage.getItem(KEY)]).toEqual(['O Sino', ''])
})

test.each([
	['ja', 'ja'],
	['', undefined],
	['klingon', undefined],
])('the choice "%s" of another page is %s', (stored, expected) => {
	setTitleNames('en')
	localStorage.setItem(KEY, stored)
	dispatchEvent(new StorageEvent('storage', { key: 'other' }))
	expect($titleNames.get()).toBe('en')
	dispatchEvent(new StorageEvent('storage', { key: KEY }))
	expect($titleNames.get()).toBe(expected)
})

test('a choice that cannot be stored is logged and holds for this page', () => {
	const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
	const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('full')
	})
	setTitleNames('ja')
	expect([$titleNames.get(), logged.mock.calls.length]).toEqual(['ja', 1])
	refused.mockRestore()
	logged.mockRestore()
})
