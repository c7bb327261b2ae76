import { Settings } from './settings.ts'

const HEAD = `# The settings of the server with their defaults. Copy this file to .env and uncomment the settings that differ:
# npm start, npm run dev and the commands of the server read it; a variable of the environment comes first.
# server/README.md explains each. Made from server/src/core/settings.ts by npm run env-example.
`

/** The text of `.env.example`: the purpose, the format and the default of each setting. */
export function envExample(): string {
	const settings: [string, object][] = Object.entries(Settings.properties)
	return settings.reduce((text, [name, schema]) => {
		const { title, description, default: standard = '' }: Annotations = schema
		return `${text}\n# ${title} (${description})\n# ${name}=${standard}\n`
	}, HEAD)
}

/** The annotations of JSON Schema that a setting has. */
interface Annotations {
	title?: string
	description?: string
	default?: unknown
}
