import { readFile, writeFile } from 'node:fs/promises'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { testSite } from '../../testing/site.testing.ts'

const SCHEMA = new URL('../../../../api-client/schema.d.ts', import.meta.url)
const HEADING = '// Made by `npm run api-client` from the OpenAPI document of the server.\n'

const site = testSite({ seed: async () => {} })

test('the types of the client are those that the server documents', async () => {
	const document = (await site.app.inject('/api/v1/openapi.json')).json()
	const types = HEADING + astToString(await openapiTypescript(document))
	if (process.env.WRITE_API_CLIENT) await writeFile(SCHEMA, types)
	expect(await readFile(SCHEMA, 'utf8')).toBe(types)
})
