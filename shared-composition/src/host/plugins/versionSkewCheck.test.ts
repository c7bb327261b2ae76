import { jest } from '@jest/globals'
import { VersionSkewError } from '../../versionSkew.ts'
import { before, host, publish, requestedPaths, slice, startNetwork } from './page.testing.ts'

beforeEach(startNetwork)

const react = { module: {}, version: '19.3.1' }

test('a slice that requires another version is refused with both versions, before any request', async () => {
	await publish(slice('mfe-newer', '1.0.0', { requires: { react: '^20.0.0' } }))
	const refused: unknown = await host({ react })
		.load('mfe-newer', 'Card')
		.catch((error) => error)
	expect(refused).toBeInstanceOf(VersionSkewError)
	expect(refused).toMatchObject({ message: 'mfe-newer@1.0.0 needs react ^20.0.0, and this page has 19.3.1' })
	expect(requestedPaths()).toEqual([])
})

test('if the previous version does not load either, the refusal is reported', async () => {
	const more = { requires: { react: '^20.0.0' }, previous: before('mfe-neither', '0.9.0') }
	await publish(slice('mfe-neither', '1.0.0', more))
	const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
	await expect(host({ react }).load('mfe-neither', 'Card')).rejects.toThrow(VersionSkewError)
	expect(requestedPaths()).toEqual(['/r/mfe-neither/0.9.0/entry.js'])
	expect(warned).toHaveBeenCalledWith(expect.stringContaining('already registered'))
})
