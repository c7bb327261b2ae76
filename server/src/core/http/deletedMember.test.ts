import { PassThrough } from 'node:stream'
import { keyFrom, register } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const IMAGE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)

test('a write is refused with 401 when the account of its author is deleted meanwhile', async () => {
	const owner = await register(site.app)
	const body = new PassThrough()
	const answering = site.app.inject({
		method: 'POST',
		url: '/api/uploads?purpose=comment',
		headers: { ...keyFrom(owner), 'content-type': 'image/png' },
		payload: body,
	})
	// The session is looked up before the body is read.
	body.write(IMAGE.subarray(0, 8))
	while (body.readableLength > 0) await new Promise((resolve) => setImmediate(resolve))
	await site.db.deleteFrom('member').where('id', '=', owner.json().user.id).execute()
	body.end(IMAGE.subarray(8))
	const answer = await answering
	expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.required'])
})
