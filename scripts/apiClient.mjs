// `npm run api-client`: writes the types of the API's client from the document of the server.
import { run } from './setup/run.mjs'

const ARGUMENTS = [
	'--experimental-vm-modules',
	'node_modules/jest/bin/jest.js',
	'--selectProjects',
	'server',
	'--',
	'developers/apiClient',
]
process.exit(await run(process.execPath, ARGUMENTS, { env: { WRITE_API_CLIENT: '1' } }))
