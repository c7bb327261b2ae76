import { $token } from './index.ts'

test.each(['\u0000', 'two words', '<script>', 'a'.repeat(201)])(
	'a stored token that reads %j is none, since no header could hold it',
	(stored) => {
		localStorage.setItem('niouka:token', stored)
		window.dispatchEvent(
			new StorageEvent('storage', { key: 'niouka:token', newValue: stored, storageArea: localStorage }),
		)
		const stop = $token.subscribe(() => {})
		expect($token.get()).toBe('')
		stop()
	},
)
