import { dialPublic } from './dial.ts'
import { openRemote } from './openRemote.ts'
import { leadingTo, pictureOf, sending, startPictureHost } from './pictureHost.testing.ts'
import { PictureUnavailable } from './pictureUnavailable.ts'

const host = await startPictureHost()
afterAll(() => host.close())

/** The bytes of an answer. */
async function fetchFrom(address: string, dial = host.dial): Promise<Buffer> {
	const answer = await openRemote(address, { dial, headers: {}, signal: AbortSignal.timeout(5000) })
	return Buffer.concat(await answer.toArray())
}
const failureOf = (work: Promise<unknown>): Promise<string> =>
	work.then(
		() => 'no failure',
		(error) => (error instanceof PictureUnavailable ? error.reason : String(error)),
	)

test('three redirects are followed, a fourth is not', async () => {
	const picture = await pictureOf(4, 4)
	host.answer('/3.png', sending(picture))
	host.answer('/2.png', leadingTo('/3.png', 301))
	host.answer('/1.png', leadingTo('http://pictures.test/2.png', 307))
	expect(await fetchFrom(host.answer('/0.png', leadingTo('1.png')))).toEqual(picture)
	expect(await failureOf(fetchFrom(host.answer('/before.png', leadingTo('/0.png'))))).toBe('refused')
})

test.each([
	'http://127.0.0.1/',
	'http://169.254.169.254/latest/meta-data/',
	'http://[::1]/',
	'http://2130706433/',
	'http://0x7f.1/',
	'http://0177.0.0.1/',
	'http://[::ffff:127.0.0.1]/',
	'http://[::ffff:a9fe:a9fe]/',
	'http://[::127.0.0.1]/',
	'http://[64:ff9b::7f00:1]/',
	'http://[fd00::1]/',
	'http://10.0.0.1/',
	'http://100.64.0.1/',
	'http://0.0.0.0/',
	'http://168.63.129.16/machine?comp=goalstate',
	'http://[::ffff:168.63.129.16]/',
	'http://2822734096/',
	'http://192.80.8.124/metadata',
	'http://161.26.0.10/',
	'http://166.9.0.1/',
	'http://192.0.0.192/opc/v2/instance/',
	'http://100.100.100.200/latest/meta-data/',
	'http://169.254.42.42/',
	'http://[fd00:ec2::254]/latest/meta-data/',
	'http://[fd20:ce::254]/computeMetadata/v1/',
	'http://[fe80::a9fe:a9fe]/',
	'http://localhost/',
	'http://pictures.test:8080/',
	'http://user:password@example.org/',
	'ftp://example.org/a.png',
	'file:///etc/passwd',
	'data:image/png;base64,AAAA',
	'http://',
])('%s is refused, as an address and as the end of a redirect', async (target) => {
	expect(await failureOf(fetchFrom(target))).toBe('refused')
	expect(await failureOf(fetchFrom(host.answer('/leads-inside.png', leadingTo(target))))).toBe('refused')
})

test('a name is looked up once, the connection goes where the lookup led, and one private address refuses it', async () => {
	const url = new URL('https://example.org/a.png')
	const publicOne = { address: '93.184.215.14', family: 4 }
	let lookups = 0
	const lookUp = async () => {
		lookups += 1
		return [publicOne]
	}
	expect(await dialPublic(url, lookUp)).toEqual({ addresses: [publicOne], port: 443 })
	expect(lookups).toBe(1)
	const mixed = dialPublic(url, async () => [publicOne, { address: '10.0.0.1', family: 4 }])
	expect(await failureOf(mixed)).toBe('refused')
	expect(await failureOf(dialPublic(url, async () => []))).toBe('refused')
	expect(await failureOf(dialPublic(url, () => Promise.reject(new Error('ENOTFOUND'))))).toBe('unreachable')
})

test('the connection goes to the address that was checked, whatever the name leads to', async () => {
	const picture = await pictureOf(4, 4)
	const { port } = await host.dial(new URL(host.answer('/pinned.png', sending(picture))))
	const dial = async () => ({ addresses: [{ address: '127.0.0.1', family: 4 }], port })
	expect(await fetchFrom('http://no-such-name.invalid/pinned.png', dial)).toEqual(picture)
})
