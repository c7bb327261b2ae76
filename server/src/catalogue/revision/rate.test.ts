import { testSite } from '../../testing/site.testing.ts'
import { revisionBench } from './revision.testing.ts'

const site = testSite({ environment: { REQUESTS_PER_MINUTE: '600' } })
const bench = revisionBench(site)

test('edits of one address come at a bounded rate; reading the log goes on', async () => {
	await bench.fill()
	const key = await bench.member()
	const codes: number[] = []
	for (let number = 0; number < 32; number++) {
		const { statusCode } = await bench.edit(key, await bench.start(), { title: `Nome ${number}` })
		codes.push(statusCode)
	}
	expect(codes).toEqual([...Array<number>(30).fill(200), 429, 429])
	expect((await bench.log()).items[0].fields[0].after).toBe('Nome 29')
})
