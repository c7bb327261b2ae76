// The settings of Jest for a slice in a repository of its own: `slice-kit/jest`.
import { join } from 'node:path'
import { IN_BROWSER, project } from './project.mjs'

const PACKAGES = join(import.meta.dirname, '../node_modules')

export default {
	...project('slice', process.cwd(), IN_BROWSER),
	modulePaths: [PACKAGES],
	transformIgnorePatterns: ['/node_modules/(?!slice-kit/|federation/|shared-)'],
	testTimeout: 60_000,
}
