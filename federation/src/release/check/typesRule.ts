import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requiredModulesOf } from 'shared-contract'
import { packageFolder, resolveFile } from '../../compile.ts'
import type { SliceConfig } from '../../sliceConfig.ts'
import type { RuleResult } from './ruleResult.ts'

/**
 * Compiles the exposed modules of a slice against the contract: each widget accepts the promised props, the routes are
 * React Router's, and the commands those of the palette. It uses the sources of the version.
 */
export async function typesRule({ name, exposes }: SliceConfig): Promise<RuleResult> {
	const folder = join(packageFolder(name), 'dist', '.check')
	await mkdir(folder, { recursive: true })
	try {
		await writeFile(join(folder, 'exposed.ts'), typeCheckSource(name, exposes))
		await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
		const errors = await compile(folder)
		const required = requiredModulesOf(name)
		return {
			rule: 'types',
			problems: errors
				.slice(0, MAX_SHOWN_ERRORS)
				.map((line) => line.replace(`${name}/dist/.check/exposed.ts`, 'exposed modules')),
			summary:
				required.length > 0
					? `${required.join(', ')} accept the props of the contract`
					: 'the routes are route objects',
		}
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

const MAX_SHOWN_ERRORS = 5
const TSCONFIG = { extends: '../../../tsconfig.base.json', files: ['exposed.ts'] }

/** The source of a module that compiles only if the exposed modules of a slice fit the contract. */
export function typeCheckSource(name: string, exposes: SliceConfig['exposes']): string {
	const required = requiredModulesOf(name).flatMap((module) => {
		const file = exposes[`./${module}`]
		return file ? [{ module, file }] : []
	})
	const { './routes': routes, './commands': commands } = exposes
	return [
		`import type { ComponentType } from 'react'`,
		`import type { RouteObject } from 'react-router-dom'`,
		`import type { Commands, Exposes } from 'shared-contract'`,
		...required.map(({ module, file }) => `import ${module} from '../../${file}'`),
		...(routes ? [`import { routes } from '../../${routes}'`] : []),
		...(commands ? [`import { commands } from '../../${commands}'`] : []),
		...required.map(({ module }) => `${module} satisfies ComponentType<Exposes['${name}/${module}']>`),
		...(routes ? ['routes satisfies RouteObject[]'] : []),
		...(commands ? ['commands satisfies Commands'] : []),
		`export type Used = [ComponentType, RouteObject, Exposes, Commands]\n`,
	].join('\n')
}

/** The errors of a compilation, one line each. */
function compile(folder: string): Promise<string[]> {
	const compiler = join(resolveFile('@typescript/native/package.json'), '..', 'bin', 'tsc')
	return new Promise((resolve) => {
		const args = [compiler, '--noEmit', '--pretty', 'false', '-p', folder]
		execFile(process.execPath, args, { cwd: packageFolder('.') }, (error, output, errorOutput) => {
			const lines = `${output}\n${errorOutput}`.split('\n')
			const found = lines.filter((line) => /error TS\d+/.test(line))
			// A compiler that does not run finds nothing.
			resolve(found.length > 0 || !error ? found : [`the compiler failed: ${error.message}`])
		})
	})
}
