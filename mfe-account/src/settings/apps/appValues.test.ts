import { addressesOf, appValues, draftOf, wrongAddresses } from './appValues.ts'

test.each([
	['', []],
	[' https://a.example/ \n\n  com.b.app:/c\nhttps://a.example/', ['https://a.example/', 'com.b.app:/c']],
	['https://a.example/\r\nhttps://b.example/', ['https://a.example/', 'https://b.example/']],
])('the text %j has the addresses %j', (text, addresses) => {
	expect(addressesOf(text)).toEqual(addresses)
})

test('the kind of an app is no part of its draft', () => {
	expect(draftOf({ ...appValues(undefined), name: 'Estante', redirectAddresses: 'a.b:/c' })).toEqual({
		name: 'Estante',
		website: '',
		redirectAddresses: ['a.b:/c'],
		usesDeviceFlow: false,
		allowsPlainChallenge: false,
	})
})

test('an error belongs to the address of its place', () => {
	const fields = { name: 'text.required', 'redirectAddresses.1': 'url.invalid' } as const
	expect(wrongAddresses(['a', 'b', 'c'], fields)).toEqual([{ address: 'b', code: 'url.invalid' }])
	expect(wrongAddresses(['a'], undefined)).toEqual([])
})
