import { Settings } from './settings.ts'

const HEAD = `# The settings of the server with their defaults. Copy this file to .env and uncomment what differs:
# npm start, npm run dev, npm run import and npm run role read it; a variable of the environment comes first.
# server/README.md says more of each. Made from server/src/core/settings.ts by npm run env-example.
`

/** The text of `.env.example`: the purpose, the format and the default of each setting. */
export function envExample(): string {
	const properties: Record<string, { title?: unknown; description?: unknown; default?: unknown }> = Settings.properties
	return Object.entries(properties)
		.map(([name, schema]) => `\n# ${schema.title} (${schema.description})\n# ${name}=${schema.default ?? ''}\n`)
		.reduce((text, setting) => text + setting, HEAD)
}
