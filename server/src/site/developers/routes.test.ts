import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ seed: async () => {} })

test('the reference is a page of our own files under the policy of the whole site', async () => {
	const page = await site.app.inject('/developers/reference')
	const ofApi = await site.app.inject('/healthz')
	expect(page.headers['content-security-policy']).toBe(ofApi.headers['content-security-policy'])
	const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
	expect(addresses).toHaveLength(4)
	for (const address of addresses.filter((each) => each.startsWith('/developers/'))) {
		const file = await site.app.inject(address)
		expect([address, file.statusCode]).toEqual([address, 200])
		expect(file.headers['cache-control']).toContain('immutable')
	}
	expect(addresses.every((address) => address.startsWith('/'))).toBe(true)
})

test.each(['package.json', 'index.html', '..%2fpackage.json', 'constructor'])(
	'%s of the package is not served',
	async (file) => {
		const { body } = await site.app.inject('/developers/reference')
		const base = /src="(.*)\/start\.js"/.exec(body)?.[1]
		expect((await site.app.inject(`${base}/${file}`)).statusCode).toBe(404)
	},
)
